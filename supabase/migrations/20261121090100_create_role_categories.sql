create table public.role_categories (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (name <> '' and length(name) <= 120),
  description text check (description <> ''),
  icon text check (icon ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.role_categories is 'Families of job roles, shown above a role''s title.';
comment on column public.role_categories.icon is 'Name of a Tabler outline icon.';

create trigger keep_updated_at before update on public.role_categories
for each row execute function public.set_updated_at();

alter table public.role_categories enable row level security;

revoke all on table public.role_categories from public, anon, authenticated, service_role;
grant select on table public.role_categories to anon, authenticated;

create policy "Anyone may read role categories." on public.role_categories
for select to anon, authenticated using (true);
