export * from './composition-lock.ts'
export * from './remote.ts'
