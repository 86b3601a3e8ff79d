create table public.content_pages (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  category text check (category <> ''),
  published boolean not null default false,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.content_pages is 'Index of published pages, newest first, by category.';

create index content_pages_published_at on public.content_pages (published_at desc) where published;

create trigger keep_updated_at before update on public.content_pages
for each row execute function public.set_updated_at();

alter table public.content_pages enable row level security;

revoke all on table public.content_pages from public, anon, authenticated, service_role;
grant select on table public.content_pages to anon, authenticated;

create policy "Anyone may read published pages." on public.content_pages
for select to anon, authenticated
using (published and (published_at is null or published_at <= now()));
