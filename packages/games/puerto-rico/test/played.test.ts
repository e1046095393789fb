import { fileURLToPath } from 'node:url'
import { fixtures, golden } from '@ludoteca/testkit'
import { puertoRico } from '../index.ts'
import { en } from '../text/en.ts'

golden(puertoRico, en)
fixtures(fileURLToPath(new URL('fixtures/', import.meta.url)), [puertoRico])
