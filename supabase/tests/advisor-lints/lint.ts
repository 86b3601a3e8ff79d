/**
 * What Supabase's database advisor (splinter, https://supabase.github.io/splinter/) looks for, in our own words and on
 * our own schemas; stricter where nothing here needs its exceptions.
 */
export interface Lint {
  /** Splinter's number, or null for a rule of our own. */
  number: string | null
  name: string
  why: string
  /** Names what breaks the rule in a column `object`. */
  query: string
  /** Makes something that breaks the rule, in a transaction that is taken back. */
  bad: string
  /** What the query must call it. */
  found: string
}

/** Rules of splinter that have no meaning in a database which nobody has used yet, or in this project. */
export const leftOut: Record<string, string> = {
  '0005': 'unused indexes: counts the queries of a database in use',
  '0012':
    'anonymous sign-ins: a setting of the project, no fact of the schema; nobody signs in here',
  '0019': 'queues: pgmq is not installed',
  '0020': 'bloat: measures the rows of a database in use',
  '0022': 'outdated extensions: the hosted project chooses the versions',
  '0025': 'public buckets: storage is not used',
  '0026': 'GraphQL for anon: no pg_graphql here; what anon may select is the policy matrix',
  '0027': 'GraphQL for authenticated: the same',
}

/** Schemas whose objects are ours, as a condition on a schema's name. */
export const ours = (schema: string) =>
  `${schema} !~ '^pg_' and ${schema} not in ('information_schema', 'auth', 'local_backend')`

/** The same as a condition on a column that refers to a schema. */
export const ourNamespace = (column: string) =>
  `${column} in (select oid from pg_namespace where ${ours('nspname')})`

/** Names our tables, views and indexes of which a condition on `pg_class` holds. */
export const relationsWhere = (condition: string) => `
  select oid::regclass::text as object from pg_class
  where ${ourNamespace('relnamespace')} and ${condition}`

/** Names the columns of our relations of which a condition on `pg_attribute` and `pg_class` holds. */
export const columnsWhere = (condition: string) => `
  select attrelid::regclass || '.' || attname as object from pg_attribute
  join pg_class on pg_class.oid = attrelid
  where ${ourNamespace('relnamespace')} and ${condition}`
