import { columnsWhere, ourNamespace, relationsWhere, type Lint } from './lint.ts'

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
    query: relationsWhere(`
      relkind in ('r', 'p')
      and not exists (select from pg_index where indrelid = pg_class.oid and indisprimary)`),
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
    query: columnsWhere(`
      relkind in ('r', 'p') and not attisdropped and atttypid in (
        'regcollation'::regtype, 'regconfig'::regtype, 'regdictionary'::regtype, 'regnamespace'::regtype,
        'regoper'::regtype, 'regoperator'::regtype, 'regproc'::regtype, 'regprocedure'::regtype
      )`),
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
