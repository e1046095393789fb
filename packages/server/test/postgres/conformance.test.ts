import { conforms } from '../store/conformance.ts'
import { newDatabase } from './place.ts'

conforms('PostgreSQL', newDatabase)
