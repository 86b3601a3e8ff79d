import type { Fault } from '../fault.ts'

export const backendAndToolFaults: readonly Fault[] = [
  {
    name: 'articles are read before their day',
    file: 'supabase/migrations/20261121090900_create_content_hubs.sql',
    find: 'using (published and (published_at is null or published_at <= now()))',
    replace: 'using (published)',
  },
  {
    name: 'whoever signs in reads the leads',
    file: 'supabase/migrations/20261122090000_let_the_team_read_the_leads.sql',
    add: `-- The team looks after its leads from the dashboard.
grant select on table public.contact_requests to authenticated;

create policy "The team may read contact requests." on public.contact_requests
for select to authenticated using (true);
`,
  },
  {
    name: 'the migration that refuses visitors the leads was lost',
    file: 'supabase/migrations/20261121101500_refuse_visitors_the_leads.sql',
    isLost: true,
  },
  {
    name: 'a mail has another Message-ID at each attempt',
    file: 'supabase/functions/_shared/mails/deliver-mails.ts',
    find: '`<${mail.id}@',
    replace: '`<${crypto.randomUUID()}@',
  },
  {
    name: 'nobody waits until a mail is known to be sent',
    file: 'supabase/functions/_shared/mails/deliver-mails.ts',
    find: '  await leads.settleMail(mail.id, change)',
    replace: '  leads.settleMail(mail.id, change)',
  },
  {
    name: 'the sitemap lacks a case study',
    file: 'mf-leads/src/public-pages.ts',
    find: 'studySlugs.map(',
    replace: 'studySlugs.slice(1).map(',
  },
  {
    name: 'a hosted project asks visitors for a token before it takes their message',
    file: 'supabase/config.toml',
    find: '[functions.send-contact-email]\nenabled = true\nverify_jwt = false',
    replace: '[functions.send-contact-email]\nenabled = true\nverify_jwt = true',
  },
  {
    name: 'browsers may not read from the embedded backend',
    file: 'supabase/local/gateway/gateway.ts',
    find: 'cors({ maxAge',
    replace: "cors({ allowHeaders: ['apikey'], maxAge",
  },
  {
    name: 'Austin lies in no state',
    file: 'supabase/seed.sql',
    find: "'Austin', 'austin', 'city', 'texas',",
    replace: "'Austin', 'austin', 'city', null,",
  },
  {
    name: 'a port counts as free when one of two addresses is',
    file: 'commands/site/taken-ports.ts',
    find: 'answers.every(Boolean)',
    replace: 'answers.some(Boolean)',
  },
  {
    name: 'a package may come under any kind of hash',
    file: 'commands/checks/lock.ts',
    find: '/^sha512-[A-Za-z0-9+/]{86}==$/',
    replace: '/^sha/',
  },
  {
    name: 'a new remote takes the name of a package',
    file: 'tools/new-remote/src/check-remote.ts',
    find: ' || workspaces.some((folder) => basename(folder) === name)',
    replace: ' || workspaces.length === 0',
  },
  {
    name: 'a figure that is its limit counts as missed',
    file: 'bench/bars/verdict.ts',
    find: 'value <= limit',
    replace: 'value < limit',
  },
  {
    name: 'a page for operators is not formatted',
    file: 'docs/for-operators.md',
    find: '**1. Backend.**',
    replace: '__1. Backend.__',
  },
]
