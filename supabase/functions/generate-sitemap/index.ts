import { serve } from '../_shared/serve.ts'
import { readSiteSettings } from '../_shared/settings.ts'
import { serveSitemap } from './serve-sitemap.ts'

const settings = readSiteSettings(Deno.env.toObject())

serve((request) => serveSitemap(request, settings))
