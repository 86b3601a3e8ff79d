-- A contact request and the two mails it owes are recorded together or not at all.
create function public.record_contact_request(
  first_name text,
  last_name text,
  email text,
  phone text,
  company text,
  message text,
  idempotency_key uuid default null
) returns table (id uuid, outcome text)
language plpgsql
security invoker
set search_path = ''
as $$
#variable_conflict use_column
declare
  request public.contact_requests;
begin
  insert into public.contact_requests (idempotency_key, first_name, last_name, email, phone, company, message)
  values (
    record_contact_request.idempotency_key,
    record_contact_request.first_name,
    record_contact_request.last_name,
    record_contact_request.email,
    record_contact_request.phone,
    record_contact_request.company,
    record_contact_request.message
  )
  on conflict (idempotency_key) do nothing
  returning * into request;

  if found then
    insert into public.contact_mails (contact_request_id, kind)
    values (request.id, 'firm'), (request.id, 'confirmation');
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

comment on function public.record_contact_request(text, text, text, text, text, text, uuid) is
  'Stores a contact request with its two queued mails. outcome: recorded, repeated (same key, same words) or conflict (same key, other words: nothing stored).';

revoke all on function public.record_contact_request(text, text, text, text, text, text, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.record_contact_request(text, text, text, text, text, text, uuid) to service_role;
