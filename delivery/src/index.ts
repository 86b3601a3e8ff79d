export { describeBuild, type BuildAssets, type FileRecord, type PageAssets } from './build.ts'
export { buildRelease, releaseManifestSchema, type ReleaseManifest } from './release.ts'
export { openReleaseStore, type ReleaseStore } from './store.ts'
export {
  emptyRegistry,
  promote,
  registrySchema,
  type Registry,
  type RemoteRecord,
} from './registry.ts'
export { publish, type Published } from './publish.ts'
export { readVerifiedFile, verifyFile, IntegrityError } from './integrity.ts'
export { integrityOf } from './hash.ts'
