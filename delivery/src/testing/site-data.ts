import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeCandidate, type Publisher } from '../releases/publish.ts'
import { releaseIdOf, type ReleaseManifest } from '../releases/release.ts'
import { manifestHash } from '../signing/hash.ts'
import { siteFile, siteRemote, type SiteData } from '../site-data/site-data.ts'
import type { SiteLimits } from '../site-data/site-limits.ts'

/** The smallest site data, with parts of it replaced. */
export function siteDataWith(parts: Partial<SiteData> = {}): SiteData {
  return {
    format: 1,
    prefixes: { services: 'catalogue' },
    header: [{ label: 'About', to: '/about' }],
    getStarted: { label: 'Get Started', to: '/services' },
    footer: [],
    legal: { label: 'Privacy Policy', to: '/privacy-policy' },
    lost: [{ label: 'Home', to: '/' }],
    labels: {},
    notice: null,
    ...parts,
  }
}

/** Wide, and of no shell: what is built in is told apart from them. */
export const testLimits: SiteLimits = {
  release: { browserFileBytes: 200_000, totalBytes: 4_000_000 },
  page: {
    page: { scriptBytes: 200_000, styleBytes: 20_000, requests: 50 },
    remote: { scriptBytes: 20_000, styleBytes: 3_000, requests: 30 },
  },
}

/** Publishes any text as site data, past every check; resolves to the release. */
export async function publishSiteText(publisher: Publisher, text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-site-data-'))
  await writeFile(join(folder, siteFile), text)
  const bytes = Buffer.from(text)
  const content: Omit<ReleaseManifest, 'release'> = {
    format: 2,
    remote: siteRemote,
    kit: '1.0.0',
    entry: siteFile,
    serverEntry: siteFile,
    shared: [],
    imports: {},
    modules: {},
    files: { [siteFile]: { bytes: bytes.byteLength, integrity: manifestHash(bytes) } },
  }
  const manifest = { ...content, release: releaseIdOf(content) }
  const { release } = await writeCandidate(publisher, { manifest, folder })
  return release
}
