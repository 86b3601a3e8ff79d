-- Figures of a time, summed by minute, hour, day or week (from Monday, in UTC), of one remote or all, and of each kind of page or all.
drop function public.read_field_figures(timestamptz, timestamptz, text, text);

create function public.read_field_figures(first timestamptz, last timestamptz, step text, of_remote text default null, each_page boolean default true)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$
  with whole as (
    select
      date_trunc(step, kept.since, 'UTC') as since,
      kept.remote,
      kept.release,
      case when each_page then kept.page else '' end as page,
      kept.name,
      -- There are twenty at most; to take them out of their rows takes ten times as long.
      array_remove(array[
        sum(kept.counts[1]), sum(kept.counts[2]), sum(kept.counts[3]), sum(kept.counts[4]), sum(kept.counts[5]),
        sum(kept.counts[6]), sum(kept.counts[7]), sum(kept.counts[8]), sum(kept.counts[9]), sum(kept.counts[10]),
        sum(kept.counts[11]), sum(kept.counts[12]), sum(kept.counts[13]), sum(kept.counts[14]), sum(kept.counts[15]),
        sum(kept.counts[16]), sum(kept.counts[17]), sum(kept.counts[18]), sum(kept.counts[19]), sum(kept.counts[20])
      ], null) as counts
    from public.field_figures as kept
    where kept.since >= first and kept.since < last and (of_remote is null or kept.remote = of_remote)
    group by 1, 2, 3, 4, 5
    -- Of more than can be told, the latest.
    order by 1 desc, 2, 3, 4, 5
    limit 20000
  )
  select coalesce(jsonb_agg(whole), '[]') from whole;
$$;

revoke execute on function public.read_field_figures(timestamptz, timestamptz, text, text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.read_field_figures(timestamptz, timestamptz, text, text, boolean) to service_role;
