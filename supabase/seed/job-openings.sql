-- Demo openings, of no real employer: dates count from the day of seeding, and nothing is said of pay, so that none
-- lies where our own page of the place says that adverts must.
insert into job_openings (
  reference, role_id, location_id, country, employment_type, summary, posted_on, valid_through
)
select reference, job_roles.id, locations.id, country, employment_type, summary, current_date - age, current_date + days
from (values
  ('PL-1041', 'software-engineer', 'dallas', 'US', 'FULL_TIME', 2, 58,
    'A permanent seat in a team of seven that moves a booking platform from one large Java service to four smaller ones. The first task is the seat inventory: its tests before its code.'),
  ('PL-1042', 'software-engineer', 'london', 'GB', 'FULL_TIME', 5, 45,
    'A payments team needs a second engineer who has run reconciliation in production. Java or Kotlin, one week in six on call; the office is near King’s Cross, and most of the team work from home two days a week or more.'),
  ('PL-1043', 'frontend-developer', 'atlanta', 'US', 'CONTRACTOR', 1, 40,
    'Six months on a design system that four product teams share: typed components, keyboard use and screen-reader tests. The release of the date picker is the first milestone.'),
  ('PL-1044', 'frontend-developer', 'berlin', 'DE', 'FULL_TIME', 8, 52,
    'The third frontend developer of a mobility product, in English. The booking flow has to work on a train: slow network, small screen, one hand.'),
  ('PL-1045', 'backend-developer', 'dallas', 'US', 'FULL_TIME', 3, 60,
    'A freight marketplace replaces nightly files with events. You own the shipment service, its Kafka topics and the promise that a partner’s retry never books twice.'),
  ('PL-1046', 'backend-developer', 'remote', 'GB', 'CONTRACTOR', 4, 38,
    'Six months with a team between London and Toronto, with three hours of overlap a day. PostgreSQL at the limit of one machine: partitions, archive and a restore that has been tried.'),
  ('PL-1047', 'full-stack-developer', 'austin', 'US', 'FULL_TIME', 6, 49,
    'The first engineer beside two founders whose product plans the maintenance of solar plants. TypeScript from the database to the browser, and customers within an hour’s drive.'),
  ('PL-1048', 'mobile-developer', 'austin', 'US', 'CONTRACTOR', 2, 42,
    'Six months on the iOS app of a streaming service: downloads that survive a flight, and a player that starts within a second on a five-year-old phone.'),
  ('PL-1049', 'embedded-engineer', 'dallas', 'US', 'FULL_TIME', 9, 70,
    'Firmware in C for a radio that is already in the field. The work is updates that cannot brick a unit, and a test rack that finds what the simulator does not. Clearance is sponsored.'),
  ('PL-1050', 'data-engineer', 'remote', 'GB', 'FULL_TIME', 3, 55,
    'A permanent seat in a team of five in three time zones. It takes over a warehouse of 400 models, of which a third have no owner; naming owners is the first quarter’s work.'),
  ('PL-1051', 'data-engineer', 'atlanta', 'US', 'FULL_TIME', 7, 44,
    'Card settlement data, late and out of order by nature. You make the daily position agree with the processor’s file to the cent, and say by nine when it does not.'),
  ('PL-1052', 'data-scientist', 'raleigh', 'US', 'FULL_TIME', 5, 63,
    'Trial-site forecasting with a statistics group of four. The models are small; the questions are who reads the forecast, and what they do when it is wrong.'),
  ('PL-1053', 'machine-learning-engineer', 'london', 'GB', 'FULL_TIME', 4, 50,
    'Search ranking for a shop with twelve million products. Two researchers propose, you ship: feature store, offline evaluation, and the switch that turns a model off.'),
  ('PL-1054', 'devops-engineer', 'raleigh', 'US', 'CONTRACTOR', 1, 41,
    'Four months to move sixty build jobs from one old server to pipelines kept beside the code, and to hand them over to the teams that use them. Terraform is in place; its modules are not.'),
  ('PL-1055', 'site-reliability-engineer', 'raleigh', 'US', 'FULL_TIME', 10, 66,
    'The fifth person on a rota that pages twice a week and wants to page twice a month. Service levels are agreed; error budgets are not yet used, and that is the job.'),
  ('PL-1056', 'cloud-architect', 'austin', 'US', 'CONTRACTOR', 2, 48,
    'Six months on the landing zone of a public body: accounts, network and evidence for auditors, written so that the in-house team can change it without you.'),
  ('PL-1057', 'platform-engineer', 'atlanta', 'US', 'FULL_TIME', 6, 57,
    'A platform team of four serves ninety developers. The next step is a paved road for stateful services on Kubernetes: backups, upgrades and a page that says what it costs.'),
  ('PL-1058', 'qa-automation-engineer', 'houston', 'US', 'FULL_TIME', 3, 46,
    'Test automation for software that plans drilling. Forty minutes of flaky browser tests become ten that people believe; a simulator of the field devices comes with the seat.'),
  ('PL-1059', 'engineering-manager', 'austin', 'US', 'FULL_TIME', 8, 62,
    'Eight engineers in two groups that share one on-call rota. They have delivered without a manager for a year and ask for three things: hiring, priorities and somebody who says no.'),
  ('PL-1060', 'database-administrator', 'texas', 'US', 'PART_TIME', 4, 39,
    'Two days a week from anywhere in Texas, and one day a month on site, for a product company without a database specialist: PostgreSQL upgrades, query reviews on Thursdays and a restore drill each quarter.')
) as opening (reference, role, location, country, employment_type, age, days, summary)
join job_roles on job_roles.slug = opening.role
join locations on locations.slug = opening.location
on conflict do nothing;
