create table public.services (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> '' and length(name) <= 120),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  description text check (description <> ''),
  short_description text check (short_description <> ''),
  meta_title text check (meta_title <> ''),
  meta_description text check (meta_description <> ''),
  features text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.services is 'Services the firm sells.';
comment on column public.services.features is 'What the service includes, one line each.';

create trigger keep_updated_at before update on public.services
for each row execute function public.set_updated_at();

alter table public.services enable row level security;

revoke all on table public.services from public, anon, authenticated, service_role;
grant select on table public.services to anon, authenticated;

create policy "Anyone may read services." on public.services
for select to anon, authenticated using (true);
