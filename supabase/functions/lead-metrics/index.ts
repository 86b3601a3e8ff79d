import { serve } from '../_shared/serve.ts'
import { openServiceClient } from '../_shared/service-client.ts'
import { readMetricsSettings } from '../_shared/settings.ts'
import { answerMetrics } from './answer-metrics.ts'

// A function of its own: what watches the mails must not end with what sends them.
const settings = readMetricsSettings(Deno.env.toObject())
const client = openServiceClient(settings)

serve((request) => answerMetrics(request, client, settings))
