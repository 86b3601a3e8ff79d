-- A flood of the same words has as many networks as its sender rents: in the digest all of them are one sender, and less
-- likely a person than whoever shares a network.
create or replace function public.claim_quarantine_digest()
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
      case request.quarantine_reason
        when 'trap' then 2
        when 'token invalid' then 2
        when 'token missing' then 1
        when 'same words from many' then 1
        else 0
      end as doubt,
      case request.quarantine_reason when 'same words from many' then md5(request.message) end as shared_words
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
        partition by coalesce(untold.shared_words, untold.address_prefix::text, untold.mailbox, untold.email)
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
