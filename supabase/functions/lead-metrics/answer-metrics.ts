import type { SupabaseClient } from '@supabase/supabase-js'
import { allowKeys } from '../_shared/allow-keys.ts'
import { answer } from '../_shared/answer.ts'
import { allowMethods } from '../_shared/request.ts'
import { dataOf } from '../_shared/service-client.ts'
import type { MetricsSettings } from '../_shared/settings.ts'
import { metricsText, type Figure } from './metrics-text.ts'

/** For Prometheus: leads and mails by state, and how long mails wait. Numbers only, no person. */
export function answerMetrics(
  request: Request,
  client: SupabaseClient,
  { serviceKey, metricsToken }: MetricsSettings,
): Promise<Response> {
  return answer('lead-metrics', request, async () => {
    allowMethods(request, 'GET')
    allowKeys(request, serviceKey, metricsToken)
    const figures = await dataOf<Figure[]>(client.rpc('contact_figures'))
    return new Response(metricsText(figures), {
      headers: {
        'content-type': 'text/plain; version=0.0.4; charset=utf-8',
        'cache-control': 'no-store',
      },
    })
  })
}
