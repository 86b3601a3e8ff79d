-- A table with row-level security and no policy already refuses every visitor; these say that it is meant, and hold
-- should somebody grant a privilege by mistake.
create policy "No visitor may touch contact requests." on public.contact_requests
for all to anon, authenticated using (false) with check (false);

create policy "No visitor may touch contact mails." on public.contact_mails
for all to anon, authenticated using (false) with check (false);
