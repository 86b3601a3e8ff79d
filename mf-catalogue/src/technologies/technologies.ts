import { capitalised } from 'shared-ui'
import { getBackend, rowOrNull, rowsOf, type Tables } from 'shared-ui/data'
import { distinctTexts, paragraphs } from '../text-list.ts'
import { questionLevels } from './interview-questions.ts'
import { linkTechnologies, type TechnologyName } from './technology-links.ts'

export type Technology = ReturnType<typeof toTechnology>
export type TechnologySummary = ReturnType<typeof toSummary>

type TechnologyRow = Omit<Tables['technologies']['Row'], 'id' | 'created_at' | 'updated_at'>

/** One technology with its related ones resolved, or null. Throws `BackendError`. */
export async function getTechnology(slug: string): Promise<Technology | null> {
  const backend = await getBackend()
  const [row, all] = await Promise.all([
    rowOrNull(
      backend
        .from('technologies')
        .select(
          'name, slug, category, difficulty_level, description, meta_title, meta_description, skills_required, interview_questions, related_technologies, hiring_guide',
        )
        .eq('slug', slug)
        .maybeSingle(),
    ),
    getTechnologies(),
  ])
  return row && toTechnology(row, all)
}

/** Every technology by name. Throws `BackendError`. */
export async function getTechnologies(): Promise<TechnologySummary[]> {
  const backend = await getBackend()
  const rows = await rowsOf(
    backend.from('technologies').select('name, slug, category, difficulty_level').order('name'),
  )
  return rows.map(toSummary)
}

function toSummary(row: Pick<TechnologyRow, 'name' | 'slug' | 'category' | 'difficulty_level'>) {
  return {
    name: row.name,
    slug: row.slug,
    category: row.category,
    /** As shown, for example `Intermediate`. */
    difficulty: row.difficulty_level && capitalised(row.difficulty_level),
  }
}

/** The page's shape of a row; lists and maps may hold anything in a hosted project. */
export function toTechnology(row: TechnologyRow, all: TechnologyName[]) {
  return {
    ...toSummary(row),
    description: row.description,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    skills: distinctTexts(row.skills_required),
    questionLevels: questionLevels(row.interview_questions),
    related: linkTechnologies(distinctTexts(row.related_technologies), all).filter(
      ({ slug }) => slug !== row.slug,
    ),
    hiringGuide: paragraphs(row.hiring_guide),
  }
}
