create table public.contact_mails (
  id uuid primary key default gen_random_uuid(),
  contact_request_id uuid not null references public.contact_requests (id) on delete cascade,
  kind text not null check (kind in ('firm', 'confirmation')),
  status text not null default 'queued' check (status in ('queued', 'sent', 'refused')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  message_id text,
  last_error text,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (contact_request_id, kind),
  check ((status = 'sent') = (sent_at is not null))
);

comment on table public.contact_mails is
  'Outbox: the two mails every contact request owes, kept until the mail server has taken them.';
comment on column public.contact_mails.status is
  'queued until sent; refused when the mail server will never take a confirmation for that address.';
comment on column public.contact_mails.next_attempt_at is
  'Not before this time. A claim moves it forward, so that a claimant who dies frees the mail by itself.';
comment on column public.contact_mails.last_error is 'The mail server''s code, never its words: they may quote an address.';

create index contact_mails_due on public.contact_mails (next_attempt_at) where status = 'queued';

create trigger keep_updated_at before update on public.contact_mails
for each row execute function public.set_updated_at();

-- No policy: see contact_requests.
alter table public.contact_mails enable row level security;

revoke all on table public.contact_mails from public, anon, authenticated, service_role;
grant select, insert, update on table public.contact_mails to service_role;
