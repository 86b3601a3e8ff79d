-- Where the locations lie: the middle of a city or a state, in degrees. Safe to run again; also fills
-- what was there before the columns were.

update locations set latitude = place.latitude, longitude = place.longitude
from (
  values
    ('texas', 31.2500, -99.2500),
    ('california', 37.1700, -119.4500),
    ('new-york-state', 42.9700, -75.7000),
    ('austin', 30.2672, -97.7431),
    ('dallas', 32.7767, -96.7970),
    ('houston', 29.7604, -95.3698),
    ('san-francisco', 37.7749, -122.4194),
    ('san-jose', 37.3382, -121.8863),
    ('los-angeles', 34.0522, -118.2437),
    ('san-diego', 32.7157, -117.1611),
    ('new-york-city', 40.7128, -74.0060),
    ('seattle', 47.6062, -122.3321),
    ('boston', 42.3601, -71.0589),
    ('chicago', 41.8781, -87.6298),
    ('denver', 39.7392, -104.9903),
    ('atlanta', 33.7490, -84.3880),
    ('washington-dc', 38.9072, -77.0369),
    ('raleigh', 35.7796, -78.6382),
    ('london', 51.5074, -0.1278),
    ('toronto', 43.6532, -79.3832),
    ('berlin', 52.5200, 13.4050)
) as place (slug, latitude, longitude)
where locations.slug = place.slug and locations.latitude is null;
