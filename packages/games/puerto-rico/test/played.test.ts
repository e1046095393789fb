import { fileURLToPath } from 'node:url'
import { fixtures, golden } from '@ludoteca/testkit'
import { puertoRico } from '../rules/index.ts'
import { en } from '../rules/text/en.ts'

golden(puertoRico, en)
fixtures(fileURLToPath(new URL('fixtures/', import.meta.url)), [puertoRico])
