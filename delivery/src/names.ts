import * as v from 'valibot'

/** What else lies at the top of a store, beside the remotes' folders, and what each object has of its own. */
const takenNames = ['evidence', 'history', 'constructor']

/** Name of a remote in the registry, for example `catalogue`; its folder is `mf-catalogue`. */
export const remoteNameSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'is not the name of a remote'),
  v.notValues(takenNames, 'is not the name of a remote'),
)

/** Sixteen hexadecimal digits, derived from the release's content. */
export const releaseIdSchema = v.pipe(
  v.string(),
  v.regex(/^[a-f0-9]{16}$/, 'is not the id of a release'),
)

/**
 * Path of a file inside a release: parts of plain characters, none of them `.`, and nowhere two dots together. Manifests
 * and listings of a store are held to it.
 */
export const filePathSchema = v.pipe(
  v.string(),
  // An S3 key ends at 1,024 bytes, with the bucket's prefix before it.
  v.maxLength(512, 'is too long for a path'),
  v.regex(/^(?!.*\.\.)(?!(.*\/)?\.(\/|$))[\w@.-]+(\/[\w@.-]+)*$/, 'is not a plain relative path'),
)

/** @throws {Error} that names what is not the name of a remote */
export function assertRemote(remote: string): void {
  if (!v.is(remoteNameSchema, remote)) throw new Error(`'${remote}' is not the name of a remote`)
}

/** @throws {Error} that names what is not the id of a release */
export function assertRelease(release: string): void {
  if (!v.is(releaseIdSchema, release))
    throw new Error(`'${release}' is not the id of a release: sixteen hexadecimal digits`)
}
