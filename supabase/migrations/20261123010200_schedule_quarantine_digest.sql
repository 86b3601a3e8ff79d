-- Every hour pg_cron asks for the digest, which is made at most once a day; an hour in which the mail server was away costs
-- an hour. The embedded backend has a timer.
do $migration$
begin
  if (
    select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')
  ) < 3 then
    return;
  end if;
  perform cron.schedule('quarantine-digest', '7 * * * *', $job$
    select net.http_post(
      url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url')
        || '/functions/v1/deliver-mails/digest',
      headers := jsonb_build_object(
        'apikey', (select decrypted_secret from vault.decrypted_secrets where name = 'service_key')
      ),
      timeout_milliseconds := 55000
    )
  $job$);
end;
$migration$;
