import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { faultSchema } from './fault.ts'

const text = readFileSync(join(import.meta.dirname, 'sown.yaml'), 'utf8')

/** What the tests are tried with. */
export const faults = v.parse(v.array(faultSchema), parse(text))
