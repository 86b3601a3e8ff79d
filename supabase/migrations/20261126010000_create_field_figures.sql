-- What visitors' browsers and the shells counted, kept for a year: by minute for a day, then by day. No line is about a visitor.
create table public.field_figures (
  since timestamptz not null,
  remote text not null check (remote ~ '^[a-z][a-z0-9-]{0,39}$'),
  release text not null check (release ~ '^[a-f0-9]{16}$'),
  page text not null check (page ~ '^[a-z0-9/*-]{0,80}$'),
  name text not null check (name in ('views', 'told', 'LCP', 'INP', 'CLS')),
  counts bigint[] not null check (cardinality(counts) between 1 and 20),
  primary key (since, remote, release, page, name)
);

comment on table public.field_figures is 'Page views, failures and web vitals by minute of the last day and by day of the last 400.';
comment on column public.field_figures.since is 'The beginning of its minute or, once that is older than a day, of its day in UTC.';
comment on column public.field_figures.page is 'A kind of page, as /roles/*; empty where a figure is not about one.';
comment on column public.field_figures.counts is 'views: views, and those that failed on the server; told: failures that browsers told of; the others: page views by the range of a histogram, the last one open.';

alter table public.field_figures enable row level security;
create policy "No visitor may touch field figures." on public.field_figures
for all to anon, authenticated using (false) with check (false);

revoke all on table public.field_figures from public, anon, authenticated, service_role;
grant select, insert, update, delete on table public.field_figures to service_role;

-- Adds up two rows of counts, of which one may be shorter.
create function public.add_counts(one bigint[], other bigint[])
returns bigint[]
language sql
immutable
security invoker
set search_path = ''
as $$
  select array_agg(coalesce(pair.a, 0) + coalesce(pair.b, 0) order by pair.place)
  from unnest(one, other) with ordinality as pair (a, b, place);
$$;

-- Adds figures to what is kept, has minutes of before yesterday become days, and forgets what is older than 400.
create function public.add_field_figures(figures jsonb)
returns void
language plpgsql
security invoker
set search_path = ''
as $$
declare
  yesterday timestamptz := now() - interval '1 day';
  -- Once an hour: who adds figures does not wait for all of a year.
  is_time boolean := not exists (select from public.field_figures as kept where kept.since >= date_trunc('hour', now()));
  figure record;
begin
  for figure in
    with old as (
      delete from public.field_figures as minute
      where is_time and minute.since < yesterday and minute.since <> date_trunc('day', minute.since, 'UTC')
      returning minute.since, minute.remote, minute.release, minute.page, minute.name, minute.counts
    )
    select * from old
    union all
    select * from jsonb_to_recordset(figures) as given (since timestamptz, remote text, release text, page text, name text, counts bigint[])
  loop
    insert into public.field_figures as kept (since, remote, release, page, name, counts)
    values (
      date_trunc(case when figure.since < yesterday then 'day' else 'minute' end, figure.since, 'UTC'),
      figure.remote,
      figure.release,
      figure.page,
      figure.name,
      figure.counts
    )
    on conflict (since, remote, release, page, name) do update set counts = public.add_counts(kept.counts, excluded.counts);
  end loop;
  delete from public.field_figures as kept where is_time and kept.since < now() - interval '400 days';
end;
$$;

-- Figures of a time, summed by minute, day or week (from Monday, in UTC), of one remote or all.
create function public.read_field_figures(first timestamptz, last timestamptz, step text, of_remote text default null)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$
  with part as (
    select date_trunc(step, kept.since, 'UTC') as since, kept.remote, kept.release, kept.page, kept.name, count.place, sum(count.views) as views
    from public.field_figures as kept
    cross join unnest(kept.counts) with ordinality as count (views, place)
    where kept.since >= first and kept.since < last and (of_remote is null or kept.remote = of_remote)
    group by 1, 2, 3, 4, 5, 6
  ),
  whole as (
    select part.since, part.remote, part.release, part.page, part.name, array_agg(part.views order by part.place) as counts
    from part
    group by 1, 2, 3, 4, 5
    -- Of more than can be told, the latest.
    order by 1 desc, 2, 3, 4, 5
    limit 20000
  )
  select coalesce(jsonb_agg(whole), '[]') from whole;
$$;

revoke execute on function public.add_counts(bigint[], bigint[]) from public, anon, authenticated, service_role;
revoke execute on function public.add_field_figures(jsonb) from public, anon, authenticated, service_role;
revoke execute on function public.read_field_figures(timestamptz, timestamptz, text, text) from public, anon, authenticated, service_role;
grant execute on function public.add_counts(bigint[], bigint[]) to service_role;
grant execute on function public.add_field_figures(jsonb) to service_role;
grant execute on function public.read_field_figures(timestamptz, timestamptz, text, text) to service_role;
