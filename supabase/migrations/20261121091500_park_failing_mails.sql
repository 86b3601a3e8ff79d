-- A mail that fails for about a day is parked: nobody tries it again until an operator says so.
alter table public.contact_mails
drop constraint contact_mails_status_check,
add constraint contact_mails_status_check check (status in ('queued', 'sent', 'refused', 'parked'));

comment on column public.contact_mails.status is
  'queued until sent; refused when the mail server will never take a confirmation for that address; parked after 30 attempts, until an operator calls retry_contact_mails.';
comment on column public.contact_mails.last_error is
  'The mail server''s code, never its words: they may quote an address. Empty while an attempt is under way.';

-- A claim takes a mail out of everybody else's reach until its next attempt is due: 30 seconds after the first
-- attempt, twice as long after each further one, at most an hour. Up to a quarter more by chance, so that mails
-- which failed together do not come back together.
create or replace function public.claim_contact_mails(batch_size integer default 10, for_request uuid default null)
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
    select mail.id, mail.attempts >= 30 as is_given_up
    from public.contact_mails as mail
    where mail.status = 'queued'
      and mail.next_attempt_at <= now()
      and (for_request is null or mail.contact_request_id = for_request)
    order by mail.attempts >= 30, mail.next_attempt_at
    limit least(greatest(batch_size, 0), 100)
    for update skip locked
  ),
  parked as (
    update public.contact_mails as mail
    set status = 'parked', last_error = coalesce(mail.last_error, 'UNFINISHED')
    from due
    where mail.id = due.id and due.is_given_up
  ),
  claimed as (
    update public.contact_mails as mail
    set attempts = mail.attempts + 1,
        last_error = null,
        next_attempt_at = now()
          + least(interval '1 hour', interval '30 seconds' * 2 ^ least(mail.attempts, 10)) * (1 + random() / 4)
    from due
    where mail.id = due.id and not due.is_given_up
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

create view public.parked_contact_mails with (security_invoker = true) as
select
  mail.id,
  mail.contact_request_id,
  mail.kind,
  mail.attempts,
  mail.last_error,
  mail.created_at as owed_since,
  mail.updated_at as parked_at
from public.contact_mails as mail
where mail.status = 'parked';

comment on view public.parked_contact_mails is 'Mails nobody tries any more. Mend the cause, then call retry_contact_mails.';

revoke all on table public.parked_contact_mails from public, anon, authenticated, service_role;
grant select on table public.parked_contact_mails to service_role;

create function public.retry_contact_mails()
returns integer
language sql
security invoker
set search_path = ''
as $$
  with retried as (
    update public.contact_mails as mail
    set status = 'queued', attempts = 0, next_attempt_at = now()
    where mail.status in ('queued', 'parked') and mail.last_error is not null
    returning mail.id
  )
  select count(*)::integer from retried;
$$;

comment on function public.retry_contact_mails() is
  'For operators, once the mail server is well: every parked or failed mail is due at once. Returns how many; leaves attempts under way alone.';

revoke all on function public.retry_contact_mails() from public, anon, authenticated, service_role;
grant execute on function public.retry_contact_mails() to service_role;
