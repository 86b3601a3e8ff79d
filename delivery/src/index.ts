export { describeBuild, type BuildAssets, type FileRecord, type PageAssets } from './build.ts'
export {
  buildRelease,
  isKitCompatible,
  releaseManifestSchema,
  type ReleaseManifest,
} from './release.ts'
export { openReleaseStore, type ReleaseStore, type SignedRelease } from './store.ts'
export {
  emptyRegistry,
  promote,
  registrySchema,
  rollback,
  startCanary,
  withdraw,
  type Registry,
  type RemoteRecord,
} from './registry.ts'
export { publish, type Published } from './publish.ts'
export { GateRefusal, runGate, type GateReport } from './gate/gate.ts'
export type { GateInput } from './gate/gate-input.ts'
export {
  IntegrityError,
  NoSuchReleaseError,
  readVerifiedFile,
  readVerifiedRelease,
  verifyFile,
  type VerifiedFiles,
} from './integrity.ts'
export { contentTypeOf } from './content-types.ts'
export { freeNeighbours, freePort } from './free-ports.ts'
export { integrityOf } from './hash.ts'
export { makeTemporaryFolder } from './temporary-folder.ts'
export { pageLimits, releaseLimits } from './gate/budgets.ts'
export {
  makeSigningKey,
  publicKeyOf,
  readSigningKey,
  readTrustedKeys,
  saveSigningKey,
  signingKeyPath,
  trustedKeysPath,
  type SigningKey,
  type TrustedKey,
  type TrustedKeys,
} from './keys.ts'
export { SignatureError } from './signature.ts'
export { signPreview, verifyPreview, type Preview } from './preview.ts'
export { releaseIdSchema, remoteNameSchema } from './names.ts'
export { judgeCanary, noEvidence, type Evidence } from './canary-rule.ts'
export { openStorage } from './open-storage.ts'
