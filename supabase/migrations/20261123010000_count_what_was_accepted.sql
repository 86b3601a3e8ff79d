-- Limits count what was accepted, and nothing else: posts that were quarantined in a person's name must not silence the
-- person. A mailbox is what the function `mailboxOf` makes of an address, and gets one confirmation a day.
alter table public.contact_requests add column mailbox text;

comment on column public.contact_requests.mailbox is
  'The email address in the one spelling that all of its spellings share (functions/_shared/mailbox.ts). Empty in older rows.';

drop index public.contact_requests_by_network;
drop index public.contact_requests_by_mailbox;
drop function public.mailbox_of(text);

create index contact_requests_by_network on public.contact_requests (address_prefix, created_at)
where state <> 'quarantined';
create index contact_requests_by_mailbox on public.contact_requests (mailbox, created_at)
where state <> 'quarantined';
create index contact_requests_quarantined on public.contact_requests (created_at) where state = 'quarantined';

create function public.owed_mails(mailbox text)
returns setof text
language sql
stable
security invoker
set search_path = ''
as $$
  select 'firm'
  union all
  select 'confirmation'
  where not exists (
    select from public.contact_mails as mail
    join public.contact_requests as request on request.id = mail.contact_request_id
    where request.mailbox = owed_mails.mailbox
      and request.state <> 'quarantined'
      and mail.kind = 'confirmation'
      and mail.created_at > now() - interval '1 day'
  );
$$;

comment on function public.owed_mails(text) is
  'The mails that a request from this mailbox owes now: the firm''s always, the confirmation once a day. Call it with the mailbox locked.';

revoke all on function public.owed_mails(text) from public, anon, authenticated, service_role;
grant execute on function public.owed_mails(text) to service_role;

drop function public.record_contact_request(text, text, text, text, text, text, uuid, text, text);

create function public.record_contact_request(
  first_name text,
  last_name text,
  email text,
  phone text,
  company text,
  message text,
  idempotency_key uuid default null,
  address text default null,
  suspicion text default null,
  mailbox text default null
) returns table (id uuid, outcome text)
language plpgsql
security invoker
set search_path = ''
as $$
#variable_conflict use_column
declare
  request public.contact_requests;
  sender inet := record_contact_request.address::inet;
  network cidr := network(set_masklen(sender, case family(sender) when 4 then 24 else 48 end));
  own_mailbox text := coalesce(record_contact_request.mailbox, lower(record_contact_request.email));
  reason text := record_contact_request.suspicion;
  own_key uuid := record_contact_request.idempotency_key;
  later_key uuid;
begin
  -- Always in this order, so that two requests never wait for each other.
  perform pg_advisory_xact_lock(1, hashtext(network::text)) where network is not null;
  perform pg_advisory_xact_lock(2, hashtext(own_mailbox));

  -- A key that was made of the words (UUID version 8) stands for them for an hour; later it leads on to another key.
  while substr(record_contact_request.idempotency_key::text, 15, 1) = '8' loop
    select md5(own_key::text || earlier.id::text)::uuid into later_key from public.contact_requests as earlier
    where earlier.idempotency_key = own_key and earlier.created_at <= now() - interval '1 hour';
    exit when not found;
    own_key := later_key;
  end loop;

  if reason is null and 20 <= (
    select count(*) from public.contact_requests as earlier
    where earlier.address_prefix = network
      and earlier.state = 'accepted'
      and earlier.created_at > now() - interval '1 hour'
  ) then
    reason := 'many from one network';
  end if;
  if reason is null and 5 <= (
    select count(*) from public.contact_requests as earlier
    where earlier.mailbox = own_mailbox
      and earlier.state = 'accepted'
      and earlier.created_at > now() - interval '1 hour'
  ) then
    reason := 'many from one address';
  end if;

  insert into public.contact_requests (
    idempotency_key, first_name, last_name, email, phone, company, message, state, quarantine_reason, address_prefix,
    mailbox
  )
  values (
    own_key,
    record_contact_request.first_name,
    record_contact_request.last_name,
    record_contact_request.email,
    record_contact_request.phone,
    record_contact_request.company,
    record_contact_request.message,
    case when reason is null then 'accepted' else 'quarantined' end,
    reason,
    network,
    own_mailbox
  )
  on conflict (idempotency_key) do nothing
  returning * into request;

  if found then
    insert into public.contact_mails (contact_request_id, kind)
    select request.id, owed.kind from public.owed_mails(own_mailbox) as owed (kind)
    where reason is null;
    return query select request.id, 'recorded';
    return;
  end if;

  select * into strict request from public.contact_requests as earlier
  where earlier.idempotency_key = own_key;

  return query select request.id, case
    when (request.first_name, request.last_name, request.email, request.phone, request.company, request.message)
      = (
        record_contact_request.first_name,
        record_contact_request.last_name,
        record_contact_request.email,
        record_contact_request.phone,
        record_contact_request.company,
        record_contact_request.message
      )
    then 'repeated'
    else 'conflict'
  end;
end;
$$;

comment on function public.record_contact_request(text, text, text, text, text, text, uuid, text, text, text) is
  'Stores a contact request with the mails it owes; one that is suspicious, or one too many, is quarantined and owes none. outcome: recorded, repeated (same key, same words) or conflict (same key, other words: nothing stored).';

revoke all on function public.record_contact_request(text, text, text, text, text, text, uuid, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.record_contact_request(text, text, text, text, text, text, uuid, text, text, text)
  to service_role;

create or replace function public.release_contact_request(request_id uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  own_mailbox text := (select request.mailbox from public.contact_requests as request where request.id = request_id);
begin
  perform pg_advisory_xact_lock(2, hashtext(own_mailbox));
  update public.contact_requests as request
  set state = 'released'
  where request.id = request_id and request.state = 'quarantined';
  if not found then
    return false;
  end if;
  insert into public.contact_mails (contact_request_id, kind)
  select request_id, owed.kind from public.owed_mails(own_mailbox) as owed (kind);
  return true;
end;
$$;

comment on function public.release_contact_request(uuid) is
  'For operators: a quarantined request owes its mails from now on. False when there is none under that id.';
