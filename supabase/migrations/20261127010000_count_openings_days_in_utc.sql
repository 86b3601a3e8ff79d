-- Who asks PostgREST names a time zone (`Prefer: timezone=…`), and `current_date` is that zone's.
alter policy "Anyone may read current openings." on public.job_openings
using (posted_on <= (now() at time zone 'UTC')::date and valid_through >= (now() at time zone 'UTC')::date);
