import { firefox } from './firefox.ts'
import { visitsIn } from './visits.ts'

visitsIn(firefox)
