export { unitTests as default } from 'shared-ui/testing/vitest-config.ts'
