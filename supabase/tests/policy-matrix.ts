export const roles = ['anon', 'authenticated', 'service_role'] as const
export const verbs = ['select', 'insert', 'update', 'delete'] as const
export type Role = (typeof roles)[number]
export type Verb = (typeof verbs)[number]

/** `allowed`: the request reaches these rows; `hidden`: it is answered as if they were not there; `refused`: 42501. */
export type Answer = 'allowed' | 'hidden' | 'refused'

export interface RelationLine {
  relation: string
  kind: 'table' | 'view'
  /** Which of its rows the line is about: where a policy tells published (for an opening: current) from unpublished, there is a line for each. */
  rows: 'all' | 'published' | 'unpublished'
  /** A verb that is not named is refused. */
  answers: Partial<Record<Role, Partial<Record<Verb, Answer>>>>
}

export interface FunctionLine {
  name: string
  /** A trigger function has no address; it is tried in SQL only. */
  kind: 'rpc' | 'trigger'
  execute: readonly Role[]
}

const visitors = (select: Answer) => ({ anon: { select }, authenticated: { select } })

const readByAnyone = [
  'role_categories',
  'industries',
  'services',
  'industry_service_content',
  'technologies',
  'locations',
  'job_roles',
]
const readWhenPublished = ['content_pages', 'content_hubs', 'job_openings']

/** Every table and view of the schema `public`. A new one without a line fails the tests. */
export const relations: readonly RelationLine[] = [
  ...readByAnyone.map((relation): RelationLine => ({
    relation,
    kind: 'table',
    rows: 'all',
    answers: visitors('allowed'),
  })),
  ...readWhenPublished.flatMap((relation): RelationLine[] => [
    { relation, kind: 'table', rows: 'published', answers: visitors('allowed') },
    { relation, kind: 'table', rows: 'unpublished', answers: visitors('hidden') },
  ]),
  {
    relation: 'contact_requests',
    kind: 'table',
    rows: 'all',
    answers: { service_role: { select: 'allowed', insert: 'allowed' } },
  },
  {
    relation: 'contact_mails',
    kind: 'table',
    rows: 'all',
    answers: { service_role: { select: 'allowed', insert: 'allowed', update: 'allowed' } },
  },
  ...['quarantine_digest', 'last_sitemap'].map((relation): RelationLine => ({
    relation,
    kind: 'table',
    rows: 'all',
    answers: { service_role: { select: 'allowed', insert: 'allowed', update: 'allowed' } },
  })),
  {
    relation: 'field_figures',
    kind: 'table',
    rows: 'all',
    answers: {
      service_role: { select: 'allowed', insert: 'allowed', update: 'allowed', delete: 'allowed' },
    },
  },
  ...['parked_contact_mails', 'quarantined_contact_requests'].map((relation): RelationLine => ({
    relation,
    kind: 'view',
    rows: 'all',
    answers: { service_role: { select: 'allowed' } },
  })),
]

/** Every function of the schema `public`. A new one without a line fails the tests. */
export const functions: readonly FunctionLine[] = [
  ...[
    'add_counts',
    'add_field_figures',
    'claim_contact_mails',
    'claim_quarantine_digest',
    'contact_figures',
    'limit_reached',
    'owed_mails',
    'read_field_figures',
    'record_contact_request',
    'record_quarantine_digest',
    'release_contact_request',
    'retry_contact_mails',
  ].map((name): FunctionLine => ({ name, kind: 'rpc', execute: ['service_role'] })),
  { name: 'set_updated_at', kind: 'trigger', execute: [] },
]

export const answerTo = (line: RelationLine, role: Role, verb: Verb): Answer =>
  line.answers[role]?.[verb] ?? 'refused'
