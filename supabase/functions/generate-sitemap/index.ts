import { readSiteSettings } from '../_shared/settings.ts'
import { serveSitemap } from './serve-sitemap.ts'

const settings = readSiteSettings(Deno.env.toObject())

Deno.serve((request) => serveSitemap(request, settings))
