// Writes functions/_shared/glossary-slugs.ts from the glossary in mf-resources:
//   node supabase/generate-glossary-slugs.ts
// A function may import nothing from outside functions/, or it could not be deployed.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const glossary = join(import.meta.dirname, '..', 'mf-resources', 'src', 'glossary')
const target = join(import.meta.dirname, 'functions', '_shared', 'glossary-slugs.ts')

/** The addresses of the glossary's terms, in its order. */
export async function readGlossarySlugs(): Promise<string[]> {
  // By path, not by name: the backend depends on no remote, it only copies this list.
  const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(glossary, file)).href)
  const { glossaryTerms } = (await load('terms.ts')) as { glossaryTerms: { term: string }[] }
  const { slugify } = (await load('slug.ts')) as { slugify(term: string): string }
  return glossaryTerms.map(({ term }) => slugify(term))
}

if (import.meta.main) {
  const list = (await readGlossarySlugs()).map((slug) => `  '${slug}',\n`).join('')
  writeFileSync(
    target,
    `// Written by supabase/generate-glossary-slugs.ts: do not edit.\nexport const glossarySlugs: readonly string[] = [\n${list}]\n`,
  )
}
