-- pg_cron notes each run of a timer, and never forgets one: 1,464 a day. Two weeks of them are enough to see what failed.
do $migration$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('forget-runs', '23 4 * * *', 'delete from cron.job_run_details where end_time < now() - interval ''14 days''');
  end if;
end;
$migration$;
