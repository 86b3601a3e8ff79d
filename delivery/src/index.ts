export { collectAssets, describeBuild } from './releases/build.ts'
export type { BuildAssets, PageAssets } from './releases/build.ts'
export {
  buildRelease,
  isKitCompatible,
  isRemote,
  isServerFile,
  satisfies,
  type ReleaseManifest,
} from './releases/release.ts'
export { shellRemote, type FrameDescription } from './releases/frame.ts'
export { openReleaseStore, type ReleaseStore, type SignedRelease } from './releases/store.ts'
export {
  newestChangeOf,
  promote,
  retire,
  rollback,
  startCanary,
  withdraw,
} from './registry/registry.ts'
export type { Registry, RegistryChange, RemoteRecord } from './registry/registry.ts'
export { SignedRegistry, type Author } from './registry/signed-registry.ts'
export { hashOfChange, signaturesOf, type VerifiedChange } from './registry/change.ts'
export { inEffect, recordOf } from './registry/replay.ts'
export { packagesOf, type ShippedPackage } from './cli/inspect.ts'
export { statusOf, type CanaryStatus } from './cli/show-status.ts'
export {
  decodeDelta,
  deltaOf,
  deltaPath,
  earlierVersions,
  maxReleasesBefore,
  smallestDictionary,
} from './releases/deltas.ts'
export { stemOf } from './releases/lasting-names.ts'
export { copyRelease, makeCandidate, publish, writeCandidate } from './releases/publish.ts'
export { runFrameGate } from './gate/frame-gate.ts'
export { runGate, type Passed } from './gate/gate.ts'
export { readGatePicture, readGateReport, writeGateReport } from './releases/gate-report.ts'
export type { GateReport } from './releases/gate-report.ts'
export { readRefusals, type Refusal } from './releases/refusals.ts'
export { publishedReleases, type PublishedRelease } from './releases/published.ts'
export { GateRefusal } from './gate/refusal.ts'
export type { LogLine } from './gate/gate-input.ts'
export {
  IntegrityError,
  NoSuchReleaseError,
  readSignedRelease,
  readVerifiedRelease,
  type VerifiedFiles,
} from './releases/integrity.ts'
export type { ExaminedPage, Examination } from './gate/trial/examination.ts'
export { contentTypeOf } from './storage/content-types.ts'
export { freeNeighbours, freePort } from './free-ports.ts'
export { startProcess, type OwnProcess } from './own-process.ts'
export { makeTemporaryFolder } from './temporary-folder.ts'
export {
  emailSchema,
  everyRemote,
  expiryOf,
  keysThatMay,
  keysThatSign,
  mayNow,
  roles,
} from './signing/keys.ts'
export type { Person, Right, Signer, TrustedKeys } from './signing/keys.ts'
export {
  consoleKeyName,
  makeSigningKey,
  ownKeyName,
  publicKeyOf,
  readSigningKey,
  shellTeam,
  signingKeyPath,
  type SigningKey,
} from './signing/signing-key.ts'
export { followRoots, newestRoot, readRootFile, refuseFork, type RootFile } from './signing/root.ts'
export { firstRoot, signRoot } from './signing/sign-root.ts'
export { findRoot, rootFileOf, rootPath } from './signing/root-files.ts'
export { ensureKeys } from './signing/own-keys.ts'
export { SignatureError } from './signing/jws.ts'
export { signPreview, verifyPreview, type Preview } from './releases/preview.ts'
export { releaseIdSchema, remoteNameSchema } from './names.ts'
export { canaryRule, fewestHits, wilsonInterval, type Evidence } from './canary/canary-rule.ts'
export { comparisonOf, nameOfComparison, type Comparison } from './canary/comparison.ts'
export { addSides, combine, judgeSides, nothingSeen, plus, pool, upTo } from './canary/evidence.ts'
export type { Origin, Pooled, Seen } from './canary/evidence.ts'
export { createEvidencePool } from './canary/evidence-pool.ts'
export type { EvidenceStore } from './canary/evidence-store.ts'
export { furthest, percentAt, rampStep } from './canary/ramp.ts'
export { openStorage } from './storage/open-storage.ts'
export { readRegularFile } from './storage/regular-file.ts'
export { publishBuild } from './cli/publish-build.ts'
export { workspaceAt } from './cli/workspace.ts'
export {
  faultsOfSiteData,
  parseSiteData,
  readSiteData,
  reservedSegments,
  siteFile,
  siteRemote,
} from './site-data/site-data.ts'
export type { SiteData, SiteItem, SiteMenu } from './site-data/site-data.ts'
export { ChangedMeanwhileError, endOfCanary, giveRelease, takeStepBack } from './registry/steer.ts'
