-- A suspicious contact request is kept like any other, and owes no mail until an operator releases it.
alter table public.contact_requests
add column state text not null default 'accepted' check (state in ('accepted', 'quarantined', 'released')),
add column quarantine_reason text,
add column address_prefix cidr,
add constraint contact_requests_quarantine_check check ((state = 'accepted') = (quarantine_reason is null));

comment on column public.contact_requests.state is
  'accepted; quarantined when it looked automatic; released when an operator then took it for a person''s.';
comment on column public.contact_requests.quarantine_reason is
  'trap, token missing, token invalid, token expired, too fast, many from one network or many from one address.';
comment on column public.contact_requests.address_prefix is
  'The sender''s network, for the limits: /24 or /48, never the whole address.';

-- One mailbox has many spellings: case, and whatever follows a plus sign.
create function public.mailbox_of(email text)
returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(lower(email), '\+[^@]*@', '@');
$$;

comment on function public.mailbox_of(text) is 'What the limits count an email address as.';
revoke all on function public.mailbox_of(text) from public, anon, authenticated, service_role;
grant execute on function public.mailbox_of(text) to service_role;

create index contact_requests_by_network on public.contact_requests (address_prefix, created_at);
create index contact_requests_by_mailbox on public.contact_requests (public.mailbox_of(email), created_at);

create view public.quarantined_contact_requests with (security_invoker = true) as
select
  request.id,
  request.quarantine_reason,
  request.address_prefix,
  request.first_name,
  request.last_name,
  request.email,
  request.phone,
  request.company,
  request.message,
  request.created_at
from public.contact_requests as request
where request.state = 'quarantined';

comment on view public.quarantined_contact_requests is
  'Requests that looked automatic. A person''s is sent on its way with release_contact_request.';

revoke all on table public.quarantined_contact_requests from public, anon, authenticated, service_role;
grant select on table public.quarantined_contact_requests to service_role;

-- Above the caller's rights, because nobody may change a stored request in any other way.
create function public.release_contact_request(request_id uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.contact_requests as request
  set state = 'released'
  where request.id = request_id and request.state = 'quarantined';
  if not found then
    return false;
  end if;
  insert into public.contact_mails (contact_request_id, kind)
  values (request_id, 'firm'), (request_id, 'confirmation');
  return true;
end;
$$;

comment on function public.release_contact_request(uuid) is
  'For operators: a quarantined request owes its two mails from now on. False when there is none under that id.';

revoke all on function public.release_contact_request(uuid) from public, anon, authenticated, service_role;
grant execute on function public.release_contact_request(uuid) to service_role;
