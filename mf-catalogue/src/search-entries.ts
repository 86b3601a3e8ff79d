import type { SearchEntry } from 'shared-ui/contract'
import { getBackend, rowsOf } from 'shared-ui/data'

/** What the site's search finds here: at most as many of a kind as the backend answers at once. Throws `BackendError`. */
export async function listSearchEntries(): Promise<SearchEntry[]> {
  const backend = await getBackend()
  const [services, industries, technologies, locations, roles] = await Promise.all([
    rowsOf(
      backend.from('services').select('name, slug, short_description, description').order('name'),
    ),
    rowsOf(backend.from('industries').select('name, slug').order('name')),
    rowsOf(backend.from('technologies').select('name, slug, category, description').order('name')),
    rowsOf(backend.from('locations').select('name, slug, description').order('name')),
    rowsOf(backend.from('job_roles').select('title, slug, description').order('title')),
  ])
  return [
    ...services.map((row) => entry('Services', row, row.short_description || row.description)),
    ...industries.map((row) => entry('Industries', row, 'Hiring engineers in this industry')),
    ...technologies.map((row) => entry('Technologies', row, row.description || row.category)),
    ...locations.map((row) => entry('Locations', row, row.description)),
    ...roles.map((row) => entry('Roles', { name: row.title, slug: row.slug }, row.description)),
  ]
}

function entry(
  kind: string,
  { name, slug }: { name: string; slug: string },
  text: string | null,
): SearchEntry {
  return { kind, title: name, path: `/${kind.toLowerCase()}/${slug}`, text: text ?? '' }
}
