export * from './kit-difference.ts'
export { readLiveTypes, type ReleaseTypes } from './release-types.ts'
export { typeReasons } from './type-reasons.ts'
