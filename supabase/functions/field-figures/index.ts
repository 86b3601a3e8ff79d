import { serve } from '../_shared/serve.ts'
import { openServiceClient } from '../_shared/service-client.ts'
import { readMetricsSettings } from '../_shared/settings.ts'
import { answerFigures } from './answer-figures.ts'

const settings = readMetricsSettings(Deno.env.toObject())
const client = openServiceClient(settings)

serve((request) => answerFigures(request, client, settings))
