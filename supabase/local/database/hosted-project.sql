-- What a hosted Supabase project already has before its first migration: the request roles, and default
-- privileges generous enough that a migration which forgets to revoke shows up in the policy tests.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
  end if;
end;
$$;

grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;

create schema if not exists local_backend;
create table if not exists local_backend.applied_files (
  path text primary key,
  sha256 text not null,
  applied_at timestamptz not null default now()
);
