-- What stands against robots needs nothing that a page carries: limits by network and by mailbox, which are stricter
-- while more comes in than people send.
create index contact_requests_accepted on public.contact_requests (created_at) where state = 'accepted';

create function public.limit_reached(network cidr, mailbox text, message text)
returns text
language sql
stable
security invoker
set search_path = ''
as $$
  select case
    when network is not null and site.is_pressed and 3 <= (
      select count(distinct earlier.mailbox) from public.contact_requests as earlier
      where earlier.message = limit_reached.message
        and earlier.mailbox <> limit_reached.mailbox
        and earlier.state = 'accepted'
        and earlier.created_at > now() - interval '1 hour'
    ) then 'same words from many'
    when (case when site.is_pressed then 2 else 20 end) <= (
      select count(*) from public.contact_requests as earlier
      where earlier.address_prefix = limit_reached.network
        and earlier.state = 'accepted'
        and earlier.created_at > now() - interval '1 hour'
    ) then 'many from one network'
    when 5 <= (
      select count(*) from public.contact_requests as earlier
      where earlier.mailbox = limit_reached.mailbox
        and earlier.state = 'accepted'
        and earlier.created_at > now() - interval '1 hour'
    ) then 'many from one address'
  end
  from (
    select count(*) = 40 as is_pressed from (
      select from public.contact_requests as earlier
      where earlier.state = 'accepted' and earlier.created_at > now() - interval '1 hour'
      limit 40
    ) as recent
  ) as site
$$;

comment on function public.limit_reached(cidr, text, text) is
  'Why one more request would be one too many, or null. Within an hour 20 from one network and 5 for one mailbox are taken for people''s; once 40 came in all, 2 from one network, and 3 mailboxes with the same words. An unknown network has no limit. Call it with network and mailbox locked.';

revoke all on function public.limit_reached(cidr, text, text) from public, anon, authenticated, service_role;
grant execute on function public.limit_reached(cidr, text, text) to service_role;

comment on column public.contact_requests.quarantine_reason is
  'trap, many from one network, many from one address or same words from many; in older rows also why a form''s token was none.';

create or replace function public.record_contact_request(
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

  reason := coalesce(reason, public.limit_reached(network, own_mailbox, record_contact_request.message));

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
