import { expect, test } from 'vitest'
import { outward, PrivateAddress } from '../../src/notify/outward.ts'

const answers: Record<string, { address: string; family: number }[]> = {
  'inside.example': [{ address: '10.0.0.1', family: 4 }],
  'mixed.example': [
    { address: '93.184.215.14', family: 4 },
    { address: '::1', family: 6 },
  ],
  'outside.example': [{ address: '93.184.215.14', family: 4 }],
}
const lookup = outward((name, _, found) =>
  answers[name] ? found(null, answers[name]) : found(new Error('not found'), []),
)

const find = (name: string, all = false) =>
  new Promise(resolve => lookup(name, { all }, (error, found) => resolve(error ?? found)))

test.each(['inside.example', 'mixed.example'])('%s is not connected to', async name => {
  expect(await find(name)).toBeInstanceOf(PrivateAddress)
})

test('a name outside is found, one address or all', async () => {
  expect(await find('outside.example')).toBe('93.184.215.14')
  expect(await find('outside.example', true)).toEqual(answers['outside.example'])
})

test('an unknown name stays unknown', async () => {
  expect(await find('unknown.example')).toEqual(new Error('not found'))
})
