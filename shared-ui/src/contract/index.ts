export * from './composition-lock.ts'
export * from './remote.ts'
export * from './search-entry.ts'
