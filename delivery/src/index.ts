export {
  describeBuild,
  type BuildAssets,
  type FileRecord,
  type PageAssets,
} from './releases/build.ts'
export {
  buildRelease,
  isKitCompatible,
  releaseManifestSchema,
  type ReleaseManifest,
} from './releases/release.ts'
export { openReleaseStore, type ReleaseStore, type SignedRelease } from './releases/store.ts'
export {
  emptyRegistry,
  promote,
  registrySchema,
  rollback,
  startCanary,
  withdraw,
  type Registry,
  type RemoteRecord,
} from './releases/registry.ts'
export { publish, type Published } from './releases/publish.ts'
export { GateRefusal, runGate, type GateReport } from './gate/gate.ts'
export type { GateInput } from './gate/gate-input.ts'
export {
  IntegrityError,
  NoSuchReleaseError,
  readVerifiedFile,
  readVerifiedRelease,
  verifyFile,
  type VerifiedFiles,
} from './signing/integrity.ts'
export { contentTypeOf } from './releases/content-types.ts'
export { freeNeighbours, freePort } from './free-ports.ts'
export { integrityOf } from './signing/hash.ts'
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
} from './signing/keys.ts'
export { SignatureError } from './signing/signature.ts'
export { signPreview, verifyPreview, type Preview } from './releases/preview.ts'
export { releaseIdSchema, remoteNameSchema } from './releases/names.ts'
export { judgeCanary, noEvidence, type Evidence } from './releases/canary-rule.ts'
export { openStorage } from './storage/open-storage.ts'
