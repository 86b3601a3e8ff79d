create table public.contact_requests (
  id uuid primary key default gen_random_uuid(),
  idempotency_key uuid unique,
  first_name text not null check (first_name <> '' and length(first_name) <= 100 and first_name !~ '[[:cntrl:]]'),
  last_name text not null check (last_name <> '' and length(last_name) <= 100 and last_name !~ '[[:cntrl:]]'),
  email text not null check (email ~ '^[^@[:space:][:cntrl:]]+@[^@[:space:][:cntrl:]]+$' and length(email) <= 254),
  phone text not null check (length(phone) between 7 and 20 and phone !~ '[[:cntrl:]]'),
  company text not null check (company <> '' and length(company) <= 200 and company !~ '[[:cntrl:]]'),
  message text not null check (message <> '' and length(message) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.contact_requests is
  'What visitors sent through the contact form. Written only by the function send-contact-email; no visitor reads it.';
comment on column public.contact_requests.idempotency_key is
  'The sender''s key for one submission: a repeated request finds its own row.';

create trigger keep_updated_at before update on public.contact_requests
for each row execute function public.set_updated_at();

-- No policy: visitors have no business here, and the service role stands above policies.
alter table public.contact_requests enable row level security;

revoke all on table public.contact_requests from public, anon, authenticated, service_role;
grant select, insert on table public.contact_requests to service_role;
