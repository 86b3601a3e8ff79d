export { unitTests as default } from './testing/vitest-config.ts'
