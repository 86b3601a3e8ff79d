create table public.industries (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> '' and length(name) <= 120),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  challenges text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.industries is 'Industries the firm recruits for.';
comment on column public.industries.challenges is 'What makes hiring engineers hard in this industry, one sentence each.';

create trigger keep_updated_at before update on public.industries
for each row execute function public.set_updated_at();

alter table public.industries enable row level security;

revoke all on table public.industries from public, anon, authenticated, service_role;
grant select on table public.industries to anon, authenticated;

create policy "Anyone may read industries." on public.industries
for select to anon, authenticated using (true);
