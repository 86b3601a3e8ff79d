-- Within an hour, twenty requests from one network and five for one mailbox are taken for people's. They are counted
-- here, where all instances of the function meet; the locks make simultaneous requests count each other.
drop function public.record_contact_request(text, text, text, text, text, text, uuid);

create function public.record_contact_request(
  first_name text,
  last_name text,
  email text,
  phone text,
  company text,
  message text,
  idempotency_key uuid default null,
  address text default null,
  suspicion text default null
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
  mailbox text := public.mailbox_of(record_contact_request.email);
  reason text := record_contact_request.suspicion;
begin
  -- Always in this order, so that two requests never wait for each other.
  perform pg_advisory_xact_lock(1, hashtext(network::text)) where network is not null;
  perform pg_advisory_xact_lock(2, hashtext(mailbox));

  if reason is null and 20 <= (
    select count(*) from public.contact_requests as earlier
    where earlier.address_prefix = network and earlier.created_at > now() - interval '1 hour'
  ) then
    reason := 'many from one network';
  end if;
  if reason is null and 5 <= (
    select count(*) from public.contact_requests as earlier
    where public.mailbox_of(earlier.email) = mailbox and earlier.created_at > now() - interval '1 hour'
  ) then
    reason := 'many from one address';
  end if;

  insert into public.contact_requests (
    idempotency_key, first_name, last_name, email, phone, company, message, state, quarantine_reason, address_prefix
  )
  values (
    record_contact_request.idempotency_key,
    record_contact_request.first_name,
    record_contact_request.last_name,
    record_contact_request.email,
    record_contact_request.phone,
    record_contact_request.company,
    record_contact_request.message,
    case when reason is null then 'accepted' else 'quarantined' end,
    reason,
    network
  )
  on conflict (idempotency_key) do nothing
  returning * into request;

  if found then
    insert into public.contact_mails (contact_request_id, kind)
    select request.id, owed.kind from (values ('firm'), ('confirmation')) as owed (kind)
    where reason is null;
    return query select request.id, 'recorded';
    return;
  end if;

  select * into strict request from public.contact_requests as earlier
  where earlier.idempotency_key = record_contact_request.idempotency_key;

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

comment on function public.record_contact_request(text, text, text, text, text, text, uuid, text, text) is
  'Stores a contact request with the two mails it owes; one that is suspicious, or one too many, is quarantined and owes none. outcome: recorded, repeated (same key, same words) or conflict (same key, other words: nothing stored).';

revoke all on function public.record_contact_request(text, text, text, text, text, text, uuid, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.record_contact_request(text, text, text, text, text, text, uuid, text, text)
  to service_role;
