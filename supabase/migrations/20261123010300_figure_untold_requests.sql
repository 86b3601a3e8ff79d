-- A monitor also knows how long quarantined requests have waited for a digest that tells the firm of them.
create or replace function public.contact_figures()
returns table (figure text, state text, value double precision)
language sql
stable
security invoker
set search_path = ''
as $$
  select 'leads', request.state, count(*)
  from public.contact_requests as request
  group by request.state
  union all
  select 'lead_mails', mail.status, count(*)
  from public.contact_mails as mail
  group by mail.status
  union all
  select 'lead_mail_oldest_queued_seconds', null, coalesce(extract(epoch from now() - min(mail.created_at)), 0)
  from public.contact_mails as mail
  where mail.status = 'queued'
  union all
  -- A worker that is called tries a due mail within a minute or two, whatever the mail server then says.
  select
    'lead_mail_most_overdue_seconds',
    null,
    greatest(coalesce(extract(epoch from now() - min(mail.next_attempt_at)), 0), 0)
  from public.contact_mails as mail
  where mail.status = 'queued'
  union all
  select 'lead_quarantine_oldest_untold_seconds', null, coalesce(extract(epoch from now() - min(request.created_at)), 0)
  from public.contact_requests as request
  where request.state = 'quarantined'
    and not exists (
      select from public.quarantine_digest as entry
      where entry.contact_request_id = request.id and entry.told_at is not null
    );
$$;
