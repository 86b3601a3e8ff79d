export {
  isAtLeast,
  kitDifference,
  leastVersion,
  newestFirst,
  type Kit,
  type KitDifference,
} from './kit-difference.ts'
export { readTypesOf, type ReleaseTypes } from './release-types.ts'
export { typeReasons } from './type-reasons.ts'
