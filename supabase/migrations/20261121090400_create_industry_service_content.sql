create table public.industry_service_content (
  id uuid primary key default gen_random_uuid(),
  industry_id uuid not null references public.industries (id) on delete cascade,
  service_id uuid not null references public.services (id) on delete cascade,
  custom_title text check (custom_title <> ''),
  custom_description text check (custom_description <> ''),
  meta_title text check (meta_title <> ''),
  meta_description text check (meta_description <> ''),
  industry_specific_features text[] not null default '{}',
  case_studies jsonb check (jsonb_typeof(case_studies) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (industry_id, service_id)
);

comment on table public.industry_service_content is 'What a service means in one industry: one page each.';
comment on column public.industry_service_content.case_studies is
  'Success stories by key: { "<key>": { "title", "company", "description", "result" } }.';

create index industry_service_content_service_id on public.industry_service_content (service_id);

create trigger keep_updated_at before update on public.industry_service_content
for each row execute function public.set_updated_at();

alter table public.industry_service_content enable row level security;

revoke all on table public.industry_service_content from public, anon, authenticated, service_role;
grant select on table public.industry_service_content to anon, authenticated;

create policy "Anyone may read what a service means in an industry." on public.industry_service_content
for select to anon, authenticated using (true);
