import { resolve } from 'node:path'

/** The workspace. */
export const root = resolve(import.meta.dirname, '..')
