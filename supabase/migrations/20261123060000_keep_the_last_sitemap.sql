-- The site says what can be found; while it does not, search engines get what it said last.
create table public.last_sitemap (
  is_only boolean primary key default true check (is_only),
  document text not null check (document <> '' and length(document) <= 50000000),
  updated_at timestamptz not null default now()
);

comment on table public.last_sitemap is 'The last good sitemap, one row.';
comment on column public.last_sitemap.document is 'As it was sent: XML of the sitemap protocol.';

create trigger keep_updated_at before update on public.last_sitemap
for each row execute function public.set_updated_at();

alter table public.last_sitemap enable row level security;
create policy "No visitor may touch the last sitemap." on public.last_sitemap
for all to anon, authenticated using (false) with check (false);

revoke all on table public.last_sitemap from public, anon, authenticated, service_role;
grant select, insert, update on table public.last_sitemap to service_role;
