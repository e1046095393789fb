// A program that plays anything, at random: node examples/bots/dice.mjs
// Let it play at the tables of a server, as docs/programs.md says.
import { createInterface } from 'node:readline'

const say = message => console.log(JSON.stringify(message))
const pick = list => list[Math.floor(Math.random() * list.length)]

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  if (message.type === 'hello') say({ type: 'ready', name: 'Dice' })
  else if (message.type === 'decide') say({ type: 'action', id: message.id, action: pick(message.legal) })
  else if (message.type === 'over') break
}
