-- Whoever is quarantined still reaches the firm: once a day a mail lists who waits, with a link for each that releases
-- the request.
create table public.quarantine_digest (
  contact_request_id uuid primary key references public.contact_requests (id) on delete cascade,
  claim uuid not null,
  claimed_at timestamptz not null default now(),
  told_at timestamptz
);

comment on table public.quarantine_digest is 'Which quarantined request the firm was told of, and when.';
comment on column public.quarantine_digest.claim is 'The digest that the request stands in.';
comment on column public.quarantine_digest.claimed_at is
  'For five minutes nobody else makes a digest; one that was not sent by then is made anew.';
comment on column public.quarantine_digest.told_at is 'When the mail server took the digest.';

alter table public.quarantine_digest enable row level security;
create policy "No visitor may touch the quarantine digest." on public.quarantine_digest
for all to anon, authenticated using (false) with check (false);

revoke all on table public.quarantine_digest from public, anon, authenticated, service_role;
grant select, insert, update on table public.quarantine_digest to service_role;

-- A flood from one sender must not push a person out: senders take turns, each with its likeliest request first. The
-- sender is the network where it is known, because anybody can write anybody's address into a form.
create function public.claim_quarantine_digest()
returns table (
  claim uuid,
  id uuid,
  quarantine_reason text,
  first_name text,
  last_name text,
  email text,
  phone text,
  company text,
  message text,
  requested_at timestamptz,
  waiting bigint
)
language plpgsql
security invoker
set search_path = ''
as $$
#variable_conflict use_column
declare
  own_claim uuid := gen_random_uuid();
begin
  perform pg_advisory_xact_lock(3, 0);
  -- Half an hour less than a day, so that an hourly timer keeps its hour.
  if exists (
    select from public.quarantine_digest as earlier
    where earlier.told_at > now() - interval '23 hours 30 minutes'
      or (earlier.told_at is null and earlier.claimed_at > now() - interval '5 minutes')
  ) then
    return;
  end if;

  return query
  with untold as (
    select
      request.*,
      case request.quarantine_reason when 'trap' then 2 when 'token invalid' then 2 when 'token missing' then 1 else 0 end
        as doubt
    from public.contact_requests as request
    where request.state = 'quarantined'
      and not exists (
        select from public.quarantine_digest as earlier
        where earlier.contact_request_id = request.id and earlier.told_at is not null
      )
  ),
  queued as (
    select
      untold.*,
      count(*) over () as waiting,
      row_number() over (
        partition by coalesce(untold.address_prefix::text, untold.mailbox, untold.email)
        order by untold.doubt, untold.created_at
      ) as turn
    from untold
  ),
  chosen as (
    select queued.* from queued order by queued.turn, queued.doubt, queued.created_at limit 100
  ),
  claimed as (
    insert into public.quarantine_digest (contact_request_id, claim)
    select chosen.id, own_claim from chosen
    on conflict (contact_request_id) do update set claim = excluded.claim, claimed_at = now()
  )
  select
    own_claim,
    chosen.id,
    chosen.quarantine_reason,
    chosen.first_name,
    chosen.last_name,
    chosen.email,
    chosen.phone,
    chosen.company,
    chosen.message,
    chosen.created_at,
    chosen.waiting
  from chosen
  order by chosen.turn, chosen.doubt, chosen.created_at;
end;
$$;

comment on function public.claim_quarantine_digest() is
  'The requests of today''s digest, at most 100, likely people first; waiting is how many there are in all. None when today''s was sent or somebody else is sending it.';

revoke all on function public.claim_quarantine_digest() from public, anon, authenticated, service_role;
grant execute on function public.claim_quarantine_digest() to service_role;

create function public.record_quarantine_digest(claim uuid)
returns integer
language sql
security invoker
set search_path = ''
as $$
  with told as (
    update public.quarantine_digest as entry
    set told_at = now()
    where entry.claim = record_quarantine_digest.claim and entry.told_at is null
    returning entry.contact_request_id
  )
  select count(*)::integer from told;
$$;

comment on function public.record_quarantine_digest(uuid) is
  'The mail server has taken the digest: its requests are not told again. Returns how many.';

revoke all on function public.record_quarantine_digest(uuid) from public, anon, authenticated, service_role;
grant execute on function public.record_quarantine_digest(uuid) to service_role;
