export * from './composition-lock.ts'
export * from './page-handle.ts'
export * from './public-page.ts'
export * from './remote.ts'
