-- A hosted project has pg_cron and pg_net: every minute they call the function that empties the outbox. Where it is and
-- the key it wants are secrets of the vault (README, "Deploy to a hosted project"). The embedded backend has a timer.
do $migration$
begin
  if (
    select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')
  ) < 3 then
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net with schema extensions;
  create extension if not exists supabase_vault;
  -- A name that is scheduled already is scheduled anew.
  perform cron.schedule('deliver-mails', '* * * * *', $job$
    select net.http_post(
      url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url')
        || '/functions/v1/deliver-mails',
      headers := jsonb_build_object(
        'apikey', (select decrypted_secret from vault.decrypted_secrets where name = 'service_key')
      ),
      timeout_milliseconds := 55000
    )
  $job$);
end;
$migration$;
