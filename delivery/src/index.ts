export { describeBuild, type BuildAssets, type PageAssets } from './releases/build.ts'
export { isKitCompatible, type ReleaseManifest } from './releases/release.ts'
export { openReleaseStore, type ReleaseStore } from './releases/store.ts'
export type { Author } from './registry/registry-store.ts'
export {
  promote,
  retire,
  rollback,
  startCanary,
  withdraw,
  type Intent,
  type Registry,
} from './registry/registry.ts'
export { SignedRegistry } from './registry/signed-registry.ts'
export { hashOfChange } from './registry/change.ts'
export { makeCandidate, publish, writeCandidate, type Published } from './releases/publish.ts'
export { GateRefusal, runGate, type GateReport } from './gate/gate.ts'
export { runSiteGate, type SiteGateReport } from './gate/site-gate.ts'
export type { LogLine } from './gate/gate-input.ts'
export {
  NoSuchReleaseError,
  readVerifiedRelease,
  type VerifiedFiles,
} from './releases/integrity.ts'
export { contentTypeOf } from './storage/content-types.ts'
export { freeNeighbours, freePort } from './free-ports.ts'
export { startProcess, type OwnProcess } from './own-process.ts'
export { makeTemporaryFolder } from './temporary-folder.ts'
export {
  everyRemote,
  keysThatMay,
  makeSigningKey,
  ownKeyName,
  publicKeyOf,
  readSigningKey,
  saveSigningKey,
  shellTeam,
  signingKeyPath,
  type Right,
  type SigningKey,
  type TrustedKey,
  type TrustedKeys,
} from './signing/keys.ts'
export { followRoots, newestRoot, readRootFile, type Root, type RootFile } from './signing/root.ts'
export { firstRoot, signRoot } from './signing/sign-root.ts'
export { changeRoot, findRoot, rootPath } from './signing/root-files.ts'
export { ensureKeys } from './signing/own-keys.ts'
export { SignatureError } from './signing/jws.ts'
export { signPreview, verifyPreview, type Preview } from './releases/preview.ts'
export { releaseIdSchema, remoteNameSchema } from './names.ts'
export { judgeCanary, noEvidence, type Evidence } from './releases/canary-rule.ts'
export { openStorage } from './storage/open-storage.ts'
export {
  parseSiteData,
  readSiteData,
  reservedSegments,
  siteFile,
  siteRemote,
  type SiteData,
  type SiteEntry,
  type SiteItem,
  type SiteMenu,
  type SiteNotice,
  type SiteOffer,
} from './site-data/site-data.ts'
export type { Offers, SiteLink } from './site-data/link.ts'
export type { SiteLimits } from './site-data/site-limits.ts'
