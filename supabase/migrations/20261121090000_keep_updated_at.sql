-- Every table stamps its own changes.
create function public.set_updated_at() returns trigger
language plpgsql
security invoker
set search_path = ''
as $$
begin
  new.updated_at = now();
  return new;
end;
$$;

comment on function public.set_updated_at() is 'Trigger: stamps updated_at with the time of the change.';

revoke all on function public.set_updated_at() from public, anon, authenticated, service_role;
