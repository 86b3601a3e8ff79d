create table public.locations (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> '' and length(name) <= 120),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  type text not null check (type in ('city', 'state', 'remote')),
  parent_location text references public.locations (slug) on update cascade on delete set null,
  description text check (description <> ''),
  meta_title text check (meta_title <> ''),
  meta_description text check (meta_description <> ''),
  top_companies text[] not null default '{}',
  tech_hubs text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (parent_location <> slug)
);

comment on table public.locations is 'Places the firm recruits in: cities, states and remote work.';
comment on column public.locations.parent_location is 'Slug of the location this one lies in.';

create index locations_parent_location on public.locations (parent_location);

create trigger keep_updated_at before update on public.locations
for each row execute function public.set_updated_at();

alter table public.locations enable row level security;

revoke all on table public.locations from public, anon, authenticated, service_role;
grant select on table public.locations to anon, authenticated;

create policy "Anyone may read locations." on public.locations
for select to anon, authenticated using (true);
