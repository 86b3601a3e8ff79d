import { serve } from '../_shared/serve.ts'
import { readSitemapSettings } from '../_shared/settings.ts'
import { createSitemap } from './serve-sitemap.ts'

serve(createSitemap(readSitemapSettings(Deno.env.toObject())))
