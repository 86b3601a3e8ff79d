-- What a monitor may know of the leads: how many and how old, nothing of whom. States that nobody is in are left out.
create function public.contact_figures()
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
  where mail.status = 'queued';
$$;

comment on function public.contact_figures() is
  'Leads and their mails by state, and the age of the queue in seconds: what the function lead-metrics answers.';

revoke all on function public.contact_figures() from public, anon, authenticated, service_role;
grant execute on function public.contact_figures() to service_role;
