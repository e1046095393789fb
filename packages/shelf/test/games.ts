export { parts as toy } from '@ludoteca/toy/parts'
export * from '../src/games.ts'
