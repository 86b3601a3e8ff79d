export {
  configureBackend,
  getBackend,
  allRowsOf,
  rowsOf,
  rowOrNull,
  BackendError,
} from './backend.ts'
export type { Backend } from './client.ts'
export type { Database, Tables } from './database.ts'
export { isSlug } from './is-slug.ts'
