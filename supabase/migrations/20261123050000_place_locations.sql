alter table public.locations
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add constraint locations_have_both_coordinates check ((latitude is null) = (longitude is null));

comment on column public.locations.latitude is 'Degrees north, of a city''s centre or a state''s; null where the location is no place.';
comment on column public.locations.longitude is 'Degrees east.';
