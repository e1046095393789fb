export {
  type Book,
  idOf,
  lossIn,
  matchOf,
  type Puzzle,
  readBook,
  type Source,
  writeBook,
} from './book.ts'
export { dayBefore, dayOf, nextPuzzle, puzzleOfDay } from './choose.ts'
export { BEGINNER, difficulty, GRADES, type Grade, gradeOf, type Rating, rated } from './rating.ts'
export {
  NO_RECORD,
  type PuzzleAnswer,
  type PuzzleRecord,
  ratingIn,
  type SolvedDay,
  together,
  without,
} from './record.ts'
