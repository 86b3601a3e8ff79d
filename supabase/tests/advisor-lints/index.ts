import { access } from './access.ts'
import type { Lint } from './lint.ts'
import { rowSecurity } from './row-security.ts'
import { schema } from './schema.ts'

export { leftOut } from './lint.ts'

export const lints: readonly Lint[] = [...rowSecurity, ...access, ...schema]
