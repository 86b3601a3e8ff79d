export * from './composition-lock.ts'
export * from './page-handle.ts'
export * from './remote.ts'
export * from './search-entry.ts'
