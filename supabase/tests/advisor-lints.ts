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
const ours = (schema: string) =>
  `${schema} !~ '^pg_' and ${schema} not in ('information_schema', 'auth', 'local_backend')`

const ourNamespace = (column: string) =>
  `${column} in (select oid from pg_namespace where ${ours('nspname')})`

const isSelectable = (relation: string) => `(
  has_any_column_privilege('anon', ${relation}, 'select')
  or has_any_column_privilege('authenticated', ${relation}, 'select')
)`

const policyTexts = `concat_ws(' ', qual, with_check)`

const sensitive =
  '(^|_)(password|passwd|pwd|secret|api_key|token|jwt|otp|ssn|social_security|passport|national_id|tax_id|' +
  'credit_card|card_number|cvv|bank_account|account_number|iban|diagnosis|ssh_key|pgp_key|fingerprint|biometric)(_|$)'

const definerFunctionsFor = (role: string) => `
  select oid::regprocedure::text as object from pg_proc
  where ${ourNamespace('pronamespace')} and prosecdef and has_function_privilege('${role}', oid, 'execute')`

const definerFunction = `
  create function bad_function() returns int language sql security definer set search_path = '' as 'select 1';
  revoke all on function bad_function() from public, anon, authenticated;`

export const rowSecurity: Lint[] = [
  {
    number: '0013',
    name: 'rls_disabled_in_public',
    why: 'A table without row-level security is open to whoever is granted it.',
    query: `
      select oid::regclass::text as object from pg_class
      where ${ourNamespace('relnamespace')} and relkind in ('r', 'p') and not relrowsecurity`,
    bad: `create table bad_table (id int primary key)`,
    found: 'bad_table',
  },
  {
    number: '0007',
    name: 'policy_exists_rls_disabled',
    why: 'A policy means nothing while row-level security is off.',
    query: `
      select distinct polrelid::regclass::text as object from pg_policy
      join pg_class on pg_class.oid = polrelid where not relrowsecurity`,
    bad: `alter table technologies disable row level security`,
    found: 'technologies',
  },
  {
    number: '0008',
    name: 'rls_enabled_no_policy',
    why: 'Row-level security without a policy refuses everybody without saying that this is meant.',
    query: `
      select oid::regclass::text as object from pg_class
      where ${ourNamespace('relnamespace')} and relrowsecurity
        and not exists (select from pg_policy where polrelid = pg_class.oid)`,
    bad: `
      create table bad_table (id int primary key);
      alter table bad_table enable row level security`,
    found: 'bad_table',
  },
  {
    number: '0024',
    name: 'permissive_rls_policy',
    why: 'A visitor who may write any row needs no policy. That everybody may read a table is said by the matrix.',
    query: `
      select policyname as object from pg_policies
      where ${ours('schemaname')} and permissive = 'PERMISSIVE' and cmd <> 'SELECT'
        and roles && array['anon', 'authenticated', 'public']::name[]
        and (qual ~ '^\\(*(true|(\\S+) = \\2)\\)*$' or with_check ~ '^\\(*(true|(\\S+) = \\2)\\)*$')`,
    bad: `create policy "Anyone may change pages." on content_pages for update to anon using ('a' = 'a')`,
    found: 'Anyone may change pages.',
  },
  {
    number: '0006',
    name: 'multiple_permissive_policies',
    why: 'Two permissive policies for one verb add up to more than either says.',
    query: `
      select format('%s %s %s', tablename, verb, role) as object from pg_policies
      cross join unnest(array['anon', 'authenticated']::name[]) as role
      cross join unnest(case cmd when 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[cmd] end) as verb
      where ${ours('schemaname')} and permissive = 'PERMISSIVE' and roles && array[role, 'public']
      group by schemaname, tablename, verb, role having count(*) > 1`,
    bad: `create policy "Anyone may do anything." on content_pages for all to anon using (slug <> '')`,
    found: 'content_pages SELECT anon',
  },
  {
    number: '0003',
    name: 'auth_rls_initplan',
    why: 'A policy that asks who the visitor is does so for every row, unless the question is a sub-select.',
    query: `
      select policyname as object from pg_policies
      where ${ours('schemaname')}
        and regexp_replace(${policyTexts}, 'SELECT (auth\\.\\w+|current_setting)\\(', '', 'g')
          ~ '(auth\\.\\w+|current_setting)\\('`,
    bad: `
      create policy "Good." on content_pages for select to anon using (id = (select auth.uid()));
      create policy "Bad." on content_pages for select to anon using (id = auth.uid())`,
    found: 'Bad.',
  },
  {
    number: '0015',
    name: 'rls_references_user_metadata',
    why: 'Visitors write their own user metadata: no policy may rely on it.',
    query: `
      select policyname as object from pg_policies
      where ${ours('schemaname')} and ${policyTexts} ~* 'user_meta_?data'`,
    bad: `
      create policy "Bad." on content_pages for select to authenticated
      using ((select auth.jwt()) -> 'user_metadata' ->> 'admin' = 'true')`,
    found: 'Bad.',
  },
]

export const access: Lint[] = [
  {
    number: null,
    name: 'grants_to_visitors',
    why: 'Visitors read; a migration that forgot to revoke the platform’s default grants shows up here.',
    query: `
      select relname || ' ' || lower(privilege) as object from pg_class
      cross join unnest(array['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) as privilege
      where ${ourNamespace('relnamespace')} and relkind in ('r', 'p', 'v', 'm', 'f')
        and (has_table_privilege('anon', oid, privilege) or has_table_privilege('authenticated', oid, privilege))
      union all
      select relname || ' sequence' from pg_class
      where ${ourNamespace('relnamespace')} and relkind = 'S'
        and (has_sequence_privilege('anon', oid, 'usage') or has_sequence_privilege('authenticated', oid, 'usage'))`,
    bad: `create table bad_table (id int primary key)`,
    found: 'bad_table truncate',
  },
  {
    number: null,
    name: 'function_executable_by_public',
    why: 'Postgres lets everybody execute a new function until somebody revokes it.',
    query: `
      select oid::regprocedure::text as object from pg_proc
      where ${ourNamespace('pronamespace')} and has_function_privilege('public', oid, 'execute')`,
    bad: `create function bad_function() returns int language sql set search_path = '' as 'select 1'`,
    found: 'bad_function()',
  },
  {
    number: '0028',
    name: 'anon_security_definer_function_executable',
    why: 'A definer function stands above row-level security; every visitor may call it by its address.',
    query: definerFunctionsFor('anon'),
    bad: `${definerFunction} grant execute on function bad_function() to anon`,
    found: 'bad_function()',
  },
  {
    number: '0029',
    name: 'authenticated_security_definer_function_executable',
    why: 'The same for signed-in visitors.',
    query: definerFunctionsFor('authenticated'),
    bad: `${definerFunction} grant execute on function bad_function() to authenticated`,
    found: 'bad_function()',
  },
  {
    number: '0011',
    name: 'function_search_path_mutable',
    why: 'Without a search path of its own a function may be led to somebody else’s objects.',
    query: `
      select oid::regprocedure::text as object from pg_proc
      where ${ourNamespace('pronamespace')} and not exists (
        select from unnest(proconfig) as setting where setting = 'search_path=""'
      )`,
    bad: `create function bad_function() returns int language sql as 'select 1'`,
    found: 'bad_function()',
  },
  {
    number: '0010',
    name: 'security_definer_view',
    why: 'A view reads with its owner’s rights unless it is told to use the reader’s.',
    query: `
      select oid::regclass::text as object from pg_class
      where ${ourNamespace('relnamespace')} and relkind = 'v' and not exists (
        select from unnest(reloptions) as option
        where option in ('security_invoker=true', 'security_invoker=on', 'security_invoker=1')
      )`,
    bad: `create view bad_view as select id from contact_requests`,
    found: 'bad_view',
  },
  {
    number: '0002',
    name: 'auth_users_exposed',
    why: 'A view over auth.users shows visitors each other.',
    query: `
      select distinct ev_class::regclass::text as object from pg_rewrite
      join pg_class on pg_class.oid = ev_class
      join pg_depend on pg_depend.classid = 'pg_rewrite'::regclass and pg_depend.objid = pg_rewrite.oid
      where ${ourNamespace('relnamespace')} and refobjid = 'auth.users'::regclass and ${isSelectable('ev_class')}`,
    bad: `
      create view bad_view with (security_invoker = true) as select email from auth.users;
      grant select on bad_view to authenticated`,
    found: 'bad_view',
  },
  {
    number: '0016',
    name: 'materialized_view_in_api',
    why: 'A materialised view has no row-level security.',
    query: `
      select oid::regclass::text as object from pg_class
      where ${ourNamespace('relnamespace')} and relkind = 'm' and ${isSelectable('oid')}`,
    bad: `create materialized view bad_view as select slug from content_pages`,
    found: 'bad_view',
  },
  {
    number: '0017',
    name: 'foreign_table_in_api',
    why: 'A foreign table has no row-level security.',
    query: `
      select oid::regclass::text as object from pg_class
      where ${ourNamespace('relnamespace')} and relkind = 'f' and ${isSelectable('oid')}`,
    bad: `
      create foreign data wrapper bad_wrapper;
      create server bad_server foreign data wrapper bad_wrapper;
      create foreign table bad_table (id int) server bad_server`,
    found: 'bad_table',
  },
  {
    number: '0023',
    name: 'sensitive_columns_exposed',
    why: 'A column with such a name is not for visitors.',
    query: `
      select attrelid::regclass || '.' || attname as object from pg_attribute
      join pg_class on pg_class.oid = attrelid
      where ${ourNamespace('relnamespace')} and attnum > 0 and not attisdropped and attname ~ '${sensitive}'
        and relkind in ('r', 'p', 'v', 'm', 'f')
        and (has_column_privilege('anon', attrelid, attnum, 'select')
          or has_column_privilege('authenticated', attrelid, attnum, 'select'))`,
    bad: `alter table content_pages add column preview_token text`,
    found: 'content_pages.preview_token',
  },
]

export const schema: Lint[] = [
  {
    number: '0001',
    name: 'unindexed_foreign_keys',
    why: 'A foreign key without an index makes joins and cascades read the whole table.',
    query: `
      select conname as object from pg_constraint
      where ${ourNamespace('connamespace')} and contype = 'f' and not exists (
        select from pg_index
        where indrelid = conrelid and indisvalid and indpred is null
          and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
      )`,
    bad: `alter table content_pages add column hub_id uuid constraint bad_key references content_hubs (id)`,
    found: 'bad_key',
  },
  {
    number: '0004',
    name: 'no_primary_key',
    why: 'A row that nothing identifies cannot be corrected.',
    query: `
      select oid::regclass::text as object from pg_class
      where ${ourNamespace('relnamespace')} and relkind in ('r', 'p')
        and not exists (select from pg_index where indrelid = pg_class.oid and indisprimary)`,
    bad: `create table bad_table (id int unique)`,
    found: 'bad_table',
  },
  {
    number: '0009',
    name: 'duplicate_index',
    why: 'A second index like the first, unique or not, only slows writing.',
    query: `
      select indrelid::regclass::text as object from pg_index
      join pg_class on pg_class.oid = indexrelid
      where ${ourNamespace('relnamespace')}
      group by indrelid, regexp_replace(pg_get_indexdef(indexrelid), '^CREATE (UNIQUE )?INDEX \\S+ ', '')
      having count(*) > 1`,
    bad: `create index bad_index on technologies (slug)`,
    found: 'technologies',
  },
  {
    number: '0014',
    name: 'extension_in_public',
    why: 'What an extension brings into public has an address.',
    query: `select extname as object from pg_extension where extnamespace = 'public'::regnamespace`,
    bad: `create extension ltree schema public`,
    found: 'ltree',
  },
  {
    number: '0018',
    name: 'unsupported_reg_types',
    why: 'pg_upgrade refuses tables with these types.',
    query: `
      select attrelid::regclass || '.' || attname as object from pg_attribute
      join pg_class on pg_class.oid = attrelid
      where ${ourNamespace('relnamespace')} and relkind in ('r', 'p') and not attisdropped and atttypid in (
        'regcollation'::regtype, 'regconfig'::regtype, 'regdictionary'::regtype, 'regnamespace'::regtype,
        'regoper'::regtype, 'regoperator'::regtype, 'regproc'::regtype, 'regprocedure'::regtype
      )`,
    bad: `alter table content_pages add column dictionary regdictionary`,
    found: 'content_pages.dictionary',
  },
  {
    number: '0021',
    name: 'fkey_to_auth_unique',
    why: 'Supabase Auth drops its unique constraints; only its primary keys may be referred to.',
    query: `
      select conname as object from pg_constraint
      join pg_class on pg_class.oid = confrelid
      join pg_index on indexrelid = conindid
      where contype = 'f' and relnamespace = 'auth'::regnamespace and ${ourNamespace('connamespace')}
        and not indisprimary`,
    bad: `
      alter table auth.users add constraint users_email_once unique (email);
      alter table content_pages add column author_email text constraint bad_key references auth.users (email)`,
    found: 'bad_key',
  },
]

export const lints: readonly Lint[] = [...rowSecurity, ...access, ...schema]
