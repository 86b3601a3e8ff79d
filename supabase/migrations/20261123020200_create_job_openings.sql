create table public.job_openings (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^[A-Z]{2}-[0-9]{3,6}$'),
  role_id uuid not null references public.job_roles (id) on delete cascade,
  location_id uuid not null references public.locations (id) on delete cascade,
  country text not null check (country ~ '^[A-Z]{2}$'),
  employment_type text not null
    check (employment_type in ('FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY')),
  summary text not null check (summary <> ''),
  posted_on date not null default current_date,
  valid_through date not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (role_id, location_id),
  check (posted_on <= valid_through)
);

comment on table public.job_openings is
  'Dated openings, at most one for a role in a location: search engines want a page for each.';
comment on column public.job_openings.country is
  'ISO 3166-1 alpha-2: where the work is, or for remote work where the person may live.';
comment on column public.job_openings.summary is 'What this opening is about, beyond its role.';
comment on column public.job_openings.valid_through is 'The last day on which it is shown.';

create index job_openings_location_id on public.job_openings (location_id);

create trigger keep_updated_at before update on public.job_openings
for each row execute function public.set_updated_at();

alter table public.job_openings enable row level security;

revoke all on table public.job_openings from public, anon, authenticated, service_role;
grant select on table public.job_openings to anon, authenticated;

create policy "Anyone may read current openings." on public.job_openings
for select to anon, authenticated
using (posted_on <= current_date and valid_through >= current_date);
