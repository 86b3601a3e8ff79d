import { openLeads } from '../_shared/leads.ts'
import { readMailSettings } from '../_shared/settings.ts'
import { receiveContact } from './receive-contact.ts'

const settings = readMailSettings(Deno.env.toObject())
const leads = openLeads(settings)

Deno.serve((request) => receiveContact(request, leads, settings))
