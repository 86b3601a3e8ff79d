export {
  configureBackend,
  getBackend,
  rowsOf,
  rowOrNull,
  BackendError,
  type Backend,
} from './backend.ts'
export type { Database, Tables } from './database.ts'
export { isSlug } from './is-slug.ts'
