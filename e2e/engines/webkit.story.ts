import { webkit } from './webkit.ts'
import { visitsIn } from './visits.ts'

visitsIn(webkit)
