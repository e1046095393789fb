import { pick } from '@ludoteca/engine'
import type { Bot } from './bot.ts'

/** Any choice, all equally likely. */
export const random: Bot = ({ legal, rng }) => pick(rng, legal)
