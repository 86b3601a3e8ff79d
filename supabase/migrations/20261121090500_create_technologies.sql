create table public.technologies (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> '' and length(name) <= 120),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  category text check (category <> ''),
  difficulty_level text check (difficulty_level in ('beginner', 'intermediate', 'advanced', 'expert')),
  description text check (description <> ''),
  meta_title text check (meta_title <> ''),
  meta_description text check (meta_description <> ''),
  skills_required text[] not null default '{}',
  interview_questions jsonb check (jsonb_typeof(interview_questions) = 'object'),
  related_technologies text[] not null default '{}',
  hiring_guide text check (hiring_guide <> ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.technologies is 'Technologies the firm recruits for.';
comment on column public.technologies.interview_questions is
  'Sample questions by level: { "junior": [], "mid": [], "senior": [] }.';
comment on column public.technologies.related_technologies is 'Slugs of other technologies.';
comment on column public.technologies.hiring_guide is 'Plain paragraphs separated by a blank line.';

create trigger keep_updated_at before update on public.technologies
for each row execute function public.set_updated_at();

alter table public.technologies enable row level security;

revoke all on table public.technologies from public, anon, authenticated, service_role;
grant select on table public.technologies to anon, authenticated;

create policy "Anyone may read technologies." on public.technologies
for select to anon, authenticated using (true);
