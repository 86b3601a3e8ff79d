import { allowKeys } from '../_shared/allow-keys.ts'
import { answer, json } from '../_shared/answer.ts'
import { deliverMails } from '../_shared/mails/deliver-mails.ts'
import { openLeads } from '../_shared/leads.ts'
import { allowMethods } from '../_shared/request.ts'
import { serve } from '../_shared/serve.ts'
import { readMailSettings } from '../_shared/settings.ts'
import { openQuarantine } from './quarantine.ts'
import { releaseLead } from './release-lead.ts'
import { sendDigest } from './send-digest.ts'

const settings = readMailSettings(Deno.env.toObject())
const leads = openLeads(settings)
const quarantine = openQuarantine(settings)

serve((request) =>
  answer('deliver-mails', request, async () => {
    allowMethods(request, 'POST')
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/release')) return releaseLead(request, quarantine, leads, settings)
    allowKeys(request, settings.serviceKey)
    if (pathname.endsWith('/digest')) return json(200, await sendDigest(quarantine, settings))
    return json(200, await deliverMails(leads, settings))
  }),
)
