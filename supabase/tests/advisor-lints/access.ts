import { columnsWhere, ourNamespace, relationsWhere, type Lint } from './lint.ts'

/** Whether a visitor, signed in or not, has a privilege; `kind` is how Postgres names what it is on. */
const visitorsMay = (kind: string, object: string, privilege: string) => `(
  has_${kind}_privilege('anon', ${object}, ${privilege})
  or has_${kind}_privilege('authenticated', ${object}, ${privilege})
)`

const isSelectable = (relation: string) => visitorsMay('any_column', relation, `'select'`)

const functionsWhere = (condition: string) => `
  select oid::regprocedure::text as object from pg_proc
  where ${ourNamespace('pronamespace')} and ${condition}`

const definerFunctionsFor = (role: string) =>
  functionsWhere(`prosecdef and has_function_privilege('${role}', oid, 'execute')`)

const definerFunction = `
  create function bad_function() returns int language sql security definer set search_path = '' as 'select 1';
  revoke all on function bad_function() from public, anon, authenticated;`

const sensitive =
  '(^|_)(password|passwd|pwd|secret|api_key|token|jwt|otp|ssn|social_security|passport|national_id|tax_id|' +
  'credit_card|card_number|cvv|bank_account|account_number|iban|diagnosis|ssh_key|pgp_key|fingerprint|biometric)(_|$)'

export const access: Lint[] = [
  {
    number: null,
    name: 'grants_to_visitors',
    why: 'Visitors read; a migration that forgot to revoke the platform’s default grants shows up here.',
    query: `
      select relname || ' ' || lower(privilege) as object from pg_class
      cross join unnest(array['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) as privilege
      where ${ourNamespace('relnamespace')} and relkind in ('r', 'p', 'v', 'm', 'f')
        and ${visitorsMay('table', 'oid', 'privilege')}
      union all
      select relname || ' sequence' from pg_class
      where ${ourNamespace('relnamespace')} and relkind = 'S'
        and ${visitorsMay('sequence', 'oid', `'usage'`)}`,
    bad: `create table bad_table (id int primary key)`,
    found: 'bad_table truncate',
  },
  {
    number: null,
    name: 'function_executable_by_public',
    why: 'Postgres lets everybody execute a new function until somebody revokes it.',
    query: functionsWhere(`has_function_privilege('public', oid, 'execute')`),
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
    query: functionsWhere(`
      not exists (select from unnest(proconfig) as setting where setting = 'search_path=""')`),
    bad: `create function bad_function() returns int language sql as 'select 1'`,
    found: 'bad_function()',
  },
  {
    number: '0010',
    name: 'security_definer_view',
    why: 'A view reads with its owner’s rights unless it is told to use the reader’s.',
    query: relationsWhere(`
      relkind = 'v' and not exists (
        select from unnest(reloptions) as option
        where option in ('security_invoker=true', 'security_invoker=on', 'security_invoker=1')
      )`),
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
    query: relationsWhere(`relkind = 'm' and ${isSelectable('oid')}`),
    bad: `create materialized view bad_view as select slug from content_pages`,
    found: 'bad_view',
  },
  {
    number: '0017',
    name: 'foreign_table_in_api',
    why: 'A foreign table has no row-level security.',
    query: relationsWhere(`relkind = 'f' and ${isSelectable('oid')}`),
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
    query: columnsWhere(`
      attnum > 0 and not attisdropped and attname ~ '${sensitive}'
      and relkind in ('r', 'p', 'v', 'm', 'f')
      and ${visitorsMay('column', 'attrelid, attnum', `'select'`)}`),
    bad: `alter table content_pages add column preview_token text`,
    found: 'content_pages.preview_token',
  },
]
