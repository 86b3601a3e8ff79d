create table public.content_hubs (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  published boolean not null default false,
  title text not null check (title <> '' and length(title) <= 200),
  meta_title text check (meta_title <> ''),
  meta_description text check (meta_description <> ''),
  excerpt text check (excerpt <> ''),
  description text check (description <> ''),
  content text check (content <> ''),
  content_type text check (content_type in ('guide', 'report', 'analysis', 'resource')),
  category text check (category <> ''),
  tags text[] not null default '{}',
  target_audience text[] not null default '{}'
    check (target_audience <@ array['hiring-managers', 'recruiters', 'candidates', 'executives']),
  difficulty_level text check (difficulty_level in ('beginner', 'intermediate', 'advanced')),
  reading_time_minutes integer check (reading_time_minutes > 0),
  author text check (author <> ''),
  published_at timestamptz,
  technology_id uuid references public.technologies (id) on delete set null,
  location_id uuid references public.locations (id) on delete set null,
  industry_id uuid references public.industries (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.content_hubs is 'Articles of the resource library.';
comment on column public.content_hubs.content is 'Markdown; raw HTML in it is shown as text.';
comment on column public.content_hubs.content_type is 'Shown as a badge; none is shown as a guide.';

create index content_hubs_published_at on public.content_hubs (published_at desc) where published;
create index content_hubs_technology_id on public.content_hubs (technology_id);
create index content_hubs_location_id on public.content_hubs (location_id);
create index content_hubs_industry_id on public.content_hubs (industry_id);

create trigger keep_updated_at before update on public.content_hubs
for each row execute function public.set_updated_at();

alter table public.content_hubs enable row level security;

revoke all on table public.content_hubs from public, anon, authenticated, service_role;
grant select on table public.content_hubs to anon, authenticated;

create policy "Anyone may read published articles." on public.content_hubs
for select to anon, authenticated
using (published and (published_at is null or published_at <= now()));
