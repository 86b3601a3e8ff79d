create table public.job_roles (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title <> '' and length(title) <= 120),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  meta_title text check (meta_title <> ''),
  description text check (description <> ''),
  meta_description text check (meta_description <> ''),
  level text check (level <> ''),
  years_experience_min integer not null default 0 check (years_experience_min >= 0),
  years_experience_max integer not null default 5 check (years_experience_max <= 60),
  remote_friendly boolean not null default false,
  security_clearance_required boolean not null default false,
  responsibilities text[] not null default '{}',
  required_skills text[] not null default '{}',
  preferred_skills text[] not null default '{}',
  career_path text check (career_path <> ''),
  tech_stack jsonb check (jsonb_typeof(tech_stack) = 'object'),
  interview_process jsonb check (jsonb_typeof(interview_process) = 'object'),
  category_id uuid references public.role_categories (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (years_experience_min <= years_experience_max)
);

comment on table public.job_roles is 'Roles the firm fills, each shown in every location.';
comment on column public.job_roles.tech_stack is 'Lists of names: { "primary": [], "frameworks": [] }.';
comment on column public.job_roles.interview_process is
  'A typical process: { "rounds": ["…"], "duration": "3-4 weeks" }.';

create index job_roles_category_id on public.job_roles (category_id);

create trigger keep_updated_at before update on public.job_roles
for each row execute function public.set_updated_at();

alter table public.job_roles enable row level security;

revoke all on table public.job_roles from public, anon, authenticated, service_role;
grant select on table public.job_roles to anon, authenticated;

create policy "Anyone may read job roles." on public.job_roles
for select to anon, authenticated using (true);
