-- The form takes an extension after the number: 'ext 1234' makes it longer than twenty characters.
alter table public.contact_requests
drop constraint contact_requests_phone_check,
add constraint contact_requests_phone_check check (length(phone) between 7 and 40 and phone !~ '[[:cntrl:]]');
