import { allowKeys } from '../_shared/allow-keys.ts'
import { answer, json } from '../_shared/answer.ts'
import { deliverMails } from '../_shared/deliver-mails.ts'
import { openLeads } from '../_shared/leads.ts'
import { allowMethods } from '../_shared/request.ts'
import { serve } from '../_shared/serve.ts'
import { readMailSettings } from '../_shared/settings.ts'

const settings = readMailSettings(Deno.env.toObject())
const leads = openLeads(settings)

serve((request) =>
  answer('deliver-mails', request, async () => {
    allowMethods(request, 'POST')
    await allowKeys(request, settings.serviceKey)
    return json(200, await deliverMails(leads, settings))
  }),
)
