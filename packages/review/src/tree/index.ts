export { type Explored, treeIn, withTree } from './file.ts'
export { matchAt, mended, newTree } from './play.ts'
export {
  follow,
  inOrder,
  LONGEST_NAME,
  PLAYED,
  type Place,
  pathOf,
  promote,
  remove,
  rename,
  type Tree,
} from './tree.ts'
