import { getBackend, rowOrNull, rowsOf, type Tables } from 'shared-ui/data'
import { getTechnologies } from '../technologies/technologies.ts'
import { linkTechnologies, type TechnologyName } from '../technologies/technology-links.ts'
import { distinctTexts, isRecord, paragraphs, textList, textOrNull } from '../text-list.ts'

export type TechStack = NonNullable<ReturnType<typeof toTechStack>>
export type InterviewProcess = NonNullable<ReturnType<typeof toInterviewProcess>>
export type RoleSummary = ReturnType<typeof toSummary>
export type Role = ReturnType<typeof toRole>

/** A role as the index of all draws it. */
export type RoleRange = Awaited<ReturnType<typeof getRoleRanges>>[number]
/** Of experience. */
type Years = readonly [min: number, max: number]

type RoleRow = Omit<
  Tables['job_roles']['Row'],
  'id' | 'created_at' | 'updated_at' | 'category_id'
> & { category: Pick<Tables['role_categories']['Row'], 'name'> | null }

/** One role with its category and the pages of its technologies, or null. Throws `BackendError`. */
export async function getRole(slug: string): Promise<Role | null> {
  const backend = await getBackend()
  const [row, technologies] = await Promise.all([
    rowOrNull(
      backend
        .from('job_roles')
        .select(
          'title, slug, meta_title, description, meta_description, level, years_experience_min, years_experience_max, remote_friendly, security_clearance_required, responsibilities, required_skills, preferred_skills, career_path, tech_stack, interview_process, category:role_categories(name, description, icon)',
        )
        .eq('slug', slug)
        .maybeSingle(),
    ),
    getTechnologies(),
  ])
  return row && toRole(row, technologies)
}

/** Every role by title. Throws `BackendError`. */
export async function getRoles(): Promise<RoleSummary[]> {
  const backend = await getBackend()
  const rows = await rowsOf(
    backend
      .from('job_roles')
      .select('title, slug, level, category:role_categories(name)')
      .order('title'),
  )
  return rows.map(toSummary)
}

/** Every role by title, with the experience it asks for. Throws `BackendError`. */
export async function getRoleRanges() {
  const backend = await getBackend()
  const rows = await rowsOf(
    backend
      .from('job_roles')
      .select(
        'title, slug, level, years_experience_min, years_experience_max, category:role_categories(name, description)',
      )
      .order('title'),
  )
  return rows.map((row) => ({
    ...toSummary(row),
    categoryDescription: row.category?.description ?? null,
    years: yearsOf(row),
  }))
}

function toSummary(row: Pick<RoleRow, 'title' | 'slug' | 'level' | 'category'>) {
  const { title, slug, level, category } = row
  return { title, slug, level, category: category?.name ?? null }
}

function yearsOf(row: Pick<RoleRow, 'years_experience_min' | 'years_experience_max'>): Years {
  return [row.years_experience_min ?? 0, row.years_experience_max ?? 5]
}

/** The page's shape of a row; lists and maps may hold anything in a hosted project. */
export function toRole(row: RoleRow, technologies: TechnologyName[]) {
  return {
    ...toSummary(row),
    metaTitle: row.meta_title,
    description: row.description,
    metaDescription: row.meta_description,
    /** As shown, for example `2-6 years`. */
    experience: inYears(yearsOf(row)),
    isRemoteFriendly: row.remote_friendly === true,
    needsClearance: row.security_clearance_required === true,
    responsibilities: textList(row.responsibilities),
    requiredSkills: distinctTexts(row.required_skills),
    preferredSkills: distinctTexts(row.preferred_skills),
    careerPath: paragraphs(row.career_path),
    techStack: toTechStack(row.tech_stack, technologies),
    interviewProcess: toInterviewProcess(row.interview_process),
  }
}

/** As the specification writes it: `2-6 years`. */
export const inYears = ([min, max]: Years): string => `${min}-${max} years`

function toTechStack(value: unknown, technologies: TechnologyName[]) {
  if (!isRecord(value)) return null
  return {
    primary: linkTechnologies(distinctTexts(value['primary']), technologies),
    frameworks: linkTechnologies(distinctTexts(value['frameworks']), technologies),
  }
}

function toInterviewProcess(value: unknown) {
  if (!isRecord(value)) return null
  return {
    rounds: textList(value['rounds']),
    /** As shown, for example `3-4 weeks`. */
    duration: textOrNull(value['duration']),
  }
}
