-- A claim takes a mail out of everybody else's reach until its next attempt is due:
-- 30 seconds after the first attempt, twice as long after each further one, at most an hour.
create function public.claim_contact_mails(batch_size integer default 10, for_request uuid default null)
returns table (
  id uuid,
  kind text,
  contact_request_id uuid,
  first_name text,
  last_name text,
  email text,
  phone text,
  company text,
  message text,
  requested_at timestamptz
)
language sql
security invoker
set search_path = ''
as $$
  with due as (
    select mail.id
    from public.contact_mails as mail
    where mail.status = 'queued'
      and mail.next_attempt_at <= now()
      and (for_request is null or mail.contact_request_id = for_request)
    order by mail.next_attempt_at
    limit least(greatest(batch_size, 0), 100)
    for update skip locked
  ),
  claimed as (
    update public.contact_mails as mail
    set attempts = mail.attempts + 1,
        next_attempt_at = now() + least(interval '1 hour', interval '30 seconds' * 2 ^ least(mail.attempts, 10))
    from due
    where mail.id = due.id
    returning mail.id, mail.kind, mail.contact_request_id
  )
  select
    claimed.id,
    claimed.kind,
    request.id,
    request.first_name,
    request.last_name,
    request.email,
    request.phone,
    request.company,
    request.message,
    request.created_at
  from claimed
  join public.contact_requests as request on request.id = claimed.contact_request_id
  order by claimed.kind desc;
$$;

comment on function public.claim_contact_mails(integer, uuid) is
  'Hands out queued mails that are due, each to one caller at a time, with what is needed to write them.';

revoke all on function public.claim_contact_mails(integer, uuid) from public, anon, authenticated, service_role;
grant execute on function public.claim_contact_mails(integer, uuid) to service_role;
