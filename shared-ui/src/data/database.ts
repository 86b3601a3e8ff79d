/** Shape of the tables that visitors may read, as `supabase/migrations` creates them. */
type Id = string
type Timestamp = string

interface Row {
  id: Id
  created_at: Timestamp
  updated_at: Timestamp
}

/** What has a page of its own. */
interface PageRow extends Row {
  slug: string
  description: string | null
  meta_title: string | null
  meta_description: string | null
}

interface RoleCategoryRow extends Row {
  name: string
  description: string | null
  icon: string | null
}

interface IndustryRow extends Row {
  name: string
  slug: string
  challenges: string[]
}

interface ServiceRow extends PageRow {
  name: string
  short_description: string | null
  features: string[]
}

interface IndustryServiceContentRow extends Row {
  industry_id: Id
  service_id: Id
  custom_title: string | null
  custom_description: string | null
  meta_title: string | null
  meta_description: string | null
  industry_specific_features: string[]
  case_studies: Record<string, Record<'title' | 'company' | 'description' | 'result', string>>
}

interface TechnologyRow extends PageRow {
  name: string
  category: string | null
  difficulty_level: string | null
  skills_required: string[]
  interview_questions: Record<string, string[]>
  /** Slugs of technologies. */
  related_technologies: string[]
  hiring_guide: string | null
}

interface LocationRow extends PageRow {
  name: string
  type: 'city' | 'state' | 'remote'
  /** Slug of the location it lies in. */
  parent_location: string | null
  top_companies: string[]
  tech_hubs: string[]
  /** Degrees; null where the location is no place. */
  latitude: number | null
  longitude: number | null
}

interface JobRoleRow extends PageRow {
  title: string
  category_id: Id | null
  level: string | null
  years_experience_min: number
  years_experience_max: number
  remote_friendly: boolean
  security_clearance_required: boolean
  responsibilities: string[]
  required_skills: string[]
  preferred_skills: string[]
  career_path: string | null
  tech_stack: { primary?: string[]; frameworks?: string[] } | null
  interview_process: { rounds?: string[]; duration?: string } | null
}

interface JobOpeningRow extends Row {
  reference: string
  role_id: Id
  location_id: Id
  /** ISO 3166-1 alpha-2. */
  country: string
  employment_type: 'FULL_TIME' | 'PART_TIME' | 'CONTRACTOR' | 'TEMPORARY'
  summary: string
  /** `2026-11-23` */
  posted_on: string
  /** `2027-01-12` */
  valid_through: string
}

interface ContentPageRow extends Row {
  slug: string
  category: string | null
  published: boolean
  published_at: Timestamp | null
}

interface ContentHubRow extends PageRow {
  published: boolean
  title: string
  excerpt: string | null
  content: string | null
  content_type: string | null
  category: string | null
  tags: string[]
  target_audience: string[]
  difficulty_level: string | null
  reading_time_minutes: number | null
  author: string | null
  published_at: Timestamp | null
  technology_id: Id | null
  location_id: Id | null
  industry_id: Id | null
}

/** Visitors only read; leads are written by the function, never through a table. */
type ReadOnly<R, Relationships extends unknown[] = []> = {
  Row: { [Column in keyof R]: R[Column] }
  Insert: never
  Update: never
  Relationships: Relationships
}

type Reference<From extends string, Column extends string, To extends string> = {
  foreignKeyName: `${From}_${Column}_fkey`
  columns: [Column]
  isOneToOne: false
  referencedRelation: To
  referencedColumns: ['id']
}

export type Database = {
  public: {
    Tables: {
      role_categories: ReadOnly<RoleCategoryRow>
      industries: ReadOnly<IndustryRow>
      services: ReadOnly<ServiceRow>
      industry_service_content: ReadOnly<
        IndustryServiceContentRow,
        [
          Reference<'industry_service_content', 'industry_id', 'industries'>,
          Reference<'industry_service_content', 'service_id', 'services'>,
        ]
      >
      technologies: ReadOnly<TechnologyRow>
      locations: ReadOnly<LocationRow>
      job_roles: ReadOnly<JobRoleRow, [Reference<'job_roles', 'category_id', 'role_categories'>]>
      job_openings: ReadOnly<
        JobOpeningRow,
        [
          Reference<'job_openings', 'role_id', 'job_roles'>,
          Reference<'job_openings', 'location_id', 'locations'>,
        ]
      >
      content_pages: ReadOnly<ContentPageRow>
      content_hubs: ReadOnly<
        ContentHubRow,
        [
          Reference<'content_hubs', 'technology_id', 'technologies'>,
          Reference<'content_hubs', 'location_id', 'locations'>,
          Reference<'content_hubs', 'industry_id', 'industries'>,
        ]
      >
    }
    Views: Record<never, never>
    Functions: Record<never, never>
  }
}

export type Tables = Database['public']['Tables']
