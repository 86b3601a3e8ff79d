import { ours, relationsWhere, type Lint } from './lint.ts'

const policiesWhere = (condition: string) => `
  select policyname as object from pg_policies
  where ${ours('schemaname')} and ${condition}`

const policyTexts = `concat_ws(' ', qual, with_check)`

export const rowSecurity: Lint[] = [
  {
    number: '0013',
    name: 'rls_disabled_in_public',
    why: 'A table without row-level security is open to whoever is granted it.',
    query: relationsWhere(`relkind in ('r', 'p') and not relrowsecurity`),
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
    query: relationsWhere(`
      relrowsecurity and not exists (select from pg_policy where polrelid = pg_class.oid)`),
    bad: `
      create table bad_table (id int primary key);
      alter table bad_table enable row level security`,
    found: 'bad_table',
  },
  {
    number: '0024',
    name: 'permissive_rls_policy',
    why: 'A visitor who may write any row needs no policy. That everybody may read a table is said by the matrix.',
    query: policiesWhere(`
      permissive = 'PERMISSIVE' and cmd <> 'SELECT'
      and roles && array['anon', 'authenticated', 'public']::name[]
      and (qual ~ '^\\(*(true|(\\S+) = \\2)\\)*$' or with_check ~ '^\\(*(true|(\\S+) = \\2)\\)*$')`),
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
    query: policiesWhere(`
      regexp_replace(${policyTexts}, 'SELECT (auth\\.\\w+|current_setting)\\(', '', 'g')
        ~ '(auth\\.\\w+|current_setting)\\('`),
    bad: `
      create policy "Good." on content_pages for select to anon using (id = (select auth.uid()));
      create policy "Bad." on content_pages for select to anon using (id = auth.uid())`,
    found: 'Bad.',
  },
  {
    number: '0015',
    name: 'rls_references_user_metadata',
    why: 'Visitors write their own user metadata: no policy may rely on it.',
    query: policiesWhere(`${policyTexts} ~* 'user_meta_?data'`),
    bad: `
      create policy "Bad." on content_pages for select to authenticated
      using ((select auth.jwt()) -> 'user_metadata' ->> 'admin' = 'true')`,
    found: 'Bad.',
  },
]
