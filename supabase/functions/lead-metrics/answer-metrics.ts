import type { SupabaseClient } from '@supabase/supabase-js'
import { allowKeys } from '../_shared/allow-keys.ts'
import { answer } from '../_shared/answer.ts'
import { allowMethods } from '../_shared/request.ts'
import type { MetricsSettings } from '../_shared/settings.ts'
import { readFigures } from './figures.ts'
import { metricsText } from './metrics-text.ts'

/** For Prometheus: leads and mails by state, and how long mails wait. Numbers only, no person. */
export function answerMetrics(
  request: Request,
  client: SupabaseClient,
  { serviceKey, metricsToken }: MetricsSettings,
): Promise<Response> {
  return answer('lead-metrics', request, async () => {
    allowMethods(request, 'GET')
    await allowKeys(request, serviceKey, ...(metricsToken ? [metricsToken] : []))
    return new Response(metricsText(await readFigures(client)), {
      headers: {
        'content-type': 'text/plain; version=0.0.4; charset=utf-8',
        'cache-control': 'no-store',
      },
    })
  })
}
