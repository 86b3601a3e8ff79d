import { openLeads } from '../_shared/leads.ts'
import { serve } from '../_shared/serve.ts'
import { readMailSettings } from '../_shared/settings.ts'
import { receiveContact } from './receive-contact.ts'

const settings = readMailSettings(Deno.env.toObject())
const leads = openLeads(settings)

serve((request) => receiveContact(request, leads, settings))
