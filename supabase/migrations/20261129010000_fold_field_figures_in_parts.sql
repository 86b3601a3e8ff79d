-- Minutes become days a thousand at a time, with every call: an hour of them at once takes longer than a call may, and so
-- never came about again. What a console left that was off for more than a week stays as it is until it is forgotten.
create or replace function public.add_field_figures(figures jsonb)
returns void
language plpgsql
security invoker
set search_path = ''
as $$
declare
  yesterday timestamptz := now() - interval '1 day';
  figure record;
begin
  for figure in
    with old as (
      delete from public.field_figures as minute
      where minute.ctid = any (array(
        select due.ctid from public.field_figures as due
        where due.since < yesterday and due.since > yesterday - interval '8 days' and due.since <> date_trunc('day', due.since, 'UTC')
        order by due.since limit 1000
      ))
      returning minute.since, minute.remote, minute.release, minute.page, minute.name, minute.counts
    )
    select * from old
    union all
    select * from jsonb_to_recordset(figures) as given (since timestamptz, remote text, release text, page text, name text, counts bigint[])
  loop
    insert into public.field_figures as kept (since, remote, release, page, name, counts)
    values (date_trunc(case when figure.since < yesterday then 'day' else 'minute' end, figure.since, 'UTC'), figure.remote, figure.release, figure.page, figure.name, figure.counts)
    on conflict (since, remote, release, page, name) do update set counts = public.add_counts(kept.counts, excluded.counts);
  end loop;
  delete from public.field_figures as kept where kept.since < now() - interval '400 days';
end;
$$;
