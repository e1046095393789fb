import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readMessage } from '../src/program/messages.ts'
import { nim, nimAt } from './nim.ts'
import { EXEC, inCode, node, script, seated } from './programs.ts'

const folder = mkdtempSync(join(tmpdir(), 'ludoteca-'))
const legal = nim.legal(nimAt(9))
const final = nim.standings(nimAt(0))
/** For each answer: whoever waits for one that never comes needs longer than this. */
const PATIENCE = 20_000
const ANSWER = `if(m.type==='decide')say({type:'action',id:m.id,action:'take 2'})`

/** Is there still such a process? A zombie is none. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const status = `/proc/${pid}/status`
  return !existsSync(status) || !/^State:\s+Z/m.test(readFileSync(status, 'utf8'))
}

const ends = (pid: number): Promise<void> => expect.poll(() => runs(pid), { timeout: PATIENCE }).toBe(false)

/** Programs that write their number where a test finds it. */
const numbered = (name: string): { noted: string; pid: () => Promise<number> } => {
  const file = inCode(join(folder, name))
  const pid = async (): Promise<number> => {
    await expect
      .poll(() => existsSync(file) && readFileSync(file, 'utf8'), { timeout: PATIENCE })
      .toBeTruthy()
    return Number(readFileSync(file, 'utf8'))
  }
  return { noted: `require('fs').writeFileSync('${file}',String(process.pid));`, pid }
}

test.each([
  ['one endless line', node(`const go=()=>process.stdout.write('x'.repeat(65536),go);go()`)],
  ['endless short lines', node(`const go=()=>process.stdout.write('x\\n'.repeat(30000),go);go()`)],
  ['endless messages', node(`const go=()=>process.stdout.write('{}\\n'.repeat(30000),go);go()`)],
])('a program that writes %s is ended, and the game goes on', async (_, command) => {
  const { program, slips, endings } = seated(command, nim, 2, PATIENCE)
  const start = performance.now()
  for (let i = 0; i < 3; i++) expect(legal).toContain(await program.decide(nimAt(9), legal))
  await program.over(final)
  expect(performance.now() - start).toBeLessThan(PATIENCE)
  expect(slips.map(slip => slip.failure)).toEqual(['dead', 'dead', 'dead'])
  expect(endings).toEqual(['flood'])
})

test('what a program says unasked is left in its pipe: it cannot keep the table busy', async () => {
  const { noted, pid } = numbered('talker')
  const file = inCode(join(folder, 'written'))
  const talk = `${noted}const go=()=>{require('fs').appendFileSync('${file}','x');process.stdout.write('x'.repeat(65536)+'\\n',go)};go()`
  const { program, endings } = seated(script(`if(m.id===1){${ANSWER};${talk}}`), nim, 2, 20_000)
  expect(nim.write(await program.decide(nimAt(9), legal))).toBe('take 2')
  const talking = await pid()
  await sleep(500)
  expect(existsSync(file) ? readFileSync(file, 'utf8').length : 0).toBeLessThan(20)
  await program.decide(nimAt(9), legal)
  expect(endings).toEqual(['flood'])
  await program.over(final)
  await ends(talking)
})

test('chatter within reason does not matter', async () => {
  const { program, slips } = seated(script(`console.log('thinking '.repeat(900));${ANSWER}`), nim, 2, 20_000)
  for (let i = 0; i < 60; i++) await program.decide(nimAt(9), legal)
  await program.over(final)
  expect(slips).toEqual([])
})

test('a program that never says it is ready is given up at once, not move by move', async () => {
  const { program, slips, endings } = seated(node('setInterval(()=>0,1000)'), nim, 2, PATIENCE, 300)
  const start = performance.now()
  for (let i = 0; i < 3; i++) await program.decide(nimAt(9), legal)
  await program.over(final)
  expect(performance.now() - start).toBeLessThan(PATIENCE)
  expect(slips.map(slip => slip.failure)).toEqual(['dead', 'dead', 'dead'])
  expect(endings).toEqual(['unready'])
})

test('a program that closes its output is not waited for', async () => {
  const { program, endings } = seated(
    `${EXEC}${script(`if(m.id)require('fs').closeSync(1)`)}`,
    nim,
    2,
    20_000,
  )
  await program.decide(nimAt(9), legal)
  expect(endings).toEqual(['ended'])
  await program.over(final)
})

test('a program that has closed its output may still put its things away', async () => {
  const file = inCode(join(folder, 'learnt'))
  const learn = `setTimeout(()=>{require('fs').writeFileSync('${file}','much');process.exit()},300)`
  const { program } = seated(
    `${EXEC}${script(`${ANSWER};if(m.type==='over'){require('fs').closeSync(1);${learn}}`)}`,
    nim,
    2,
    20_000,
  )
  await program.decide(nimAt(9), legal)
  await program.over(final)
  expect(readFileSync(file, 'utf8')).toBe('much')
})

test('a table that breaks up closes the input and tells no standings', async () => {
  const file = inCode(join(folder, 'heard'))
  const note = `require('fs').appendFileSync('${file}',m.type+' ')`
  const { program } = seated(script(`${note};${ANSWER}`), nim, 2, 20_000)
  await program.decide(nimAt(9), legal)
  await program.over(null)
  expect(readFileSync(file, 'utf8')).toBe('hello decide ')
})

/* A shell of Windows has no programs in the background. */
test.skipIf(process.platform === 'win32')('what a program has started ends with it', async () => {
  const { noted, pid } = numbered('helper')
  const helper = node(`${noted}setInterval(()=>0,1000)`)
  const { program } = seated(`${helper} & ${script(ANSWER)}`, nim, 2, 20_000)
  await program.decide(nimAt(9), legal)
  const helping = await pid()
  expect(runs(helping)).toBe(true)
  await program.over(final)
  await ends(helping)
})

test('a program is called what it says, in one short line', async () => {
  const { program, names } = seated(script(ANSWER, `say({type:'ready',name:'Zeta'})`), nim, 2, 20_000)
  await program.decide(nimAt(9), legal)
  await program.over(final)
  expect(names).toEqual(['Zeta'])
  const name = 'Gar\u001b[31mb\u0000age\n\u202e  bot '.repeat(30)
  expect(readMessage(JSON.stringify({ type: 'ready', name }))).toEqual({
    ...{ type: 'ready', name: 'Gar[31mbage bot Gar[31mb' },
  })
  expect(readMessage('{"type":"ready","name":7}')).toEqual({ type: 'ready', name: '' })
})
