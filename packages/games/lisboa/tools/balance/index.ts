import { carried } from './carry.ts'
import { distance } from './judge.ts'
import { moveOn } from './move.ts'
import { numbersFrom, setWith } from './numbers.ts'
import { details, summary } from './report.ts'
import { together, watch } from './tally.ts'

/** What the tool `npm run balance` asks of a game. */
export const balance = {
  numbersFrom,
  options: (numbers: Parameters<typeof setWith>[0]) => ({ set: setWith(numbers) }),
  file: setWith,
  watch,
  together,
  carried,
  moveOn,
  distance,
  summary,
  details,
}
