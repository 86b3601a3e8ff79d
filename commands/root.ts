import { basename, dirname, join, resolve } from 'node:path'

/** The workspace; in the packages that `npm run kit -- pack` makes of it, the package. */
export const root = resolve(import.meta.dirname, '..')

const above = dirname(root)

/** Where packages are installed. */
export const packages = basename(above) === 'node_modules' ? above : join(root, 'node_modules')
