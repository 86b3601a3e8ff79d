import { makeRemoteBuild, type RemoteParts } from './release.ts'
import { buildRelease, type ReleaseManifest } from '../releases/release.ts'
import { siteDataWith } from './site-data.ts'
import type { ExaminedPage, Examination } from '../gate/trial/examination.ts'

/** The manifest of a small remote, for tests of what the gate says about it. */
export async function makeCandidate(
  parts: Partial<RemoteParts> = {},
  kit = '1.0.0',
): Promise<ReleaseManifest> {
  return buildRelease('resources', await makeRemoteBuild({ routes: '[]', ...parts }), kit)
}

export function pages(...paths: string[]): ExaminedPage[] {
  return paths.map((path) => ({ path, slots: [] }))
}

/** A composition in which `resources` has these pages and nothing is wrong. */
export function makeExamination(resources: ExaminedPage[] = []): Examination {
  return {
    shell: 'a'.repeat(16),
    kit: '1.0.0',
    shared: { react: ['createElement'], 'shared-ui/forms': ['TextField'] },
    site: siteDataWith({
      prefixes: { resources: 'resources', glossary: 'resources', contact: 'leads' },
    }),
    elsewhere: [],
    prefixes: { resources: ['resources', 'glossary'], leads: ['contact'] },
    remotes: { resources: { pages: resources } },
    shellPages: [{ path: '/', slots: ['leads/contact-form'] }],
    slots: { 'leads/contact-form': null },
  }
}
