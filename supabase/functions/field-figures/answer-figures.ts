import type { SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import { allowKeys } from '../_shared/allow-keys.ts'
import { answer, json, Refusal } from '../_shared/answer.ts'
import { allowMethods, parseJson, readJsonText } from '../_shared/request.ts'
import { dataOf } from '../_shared/service-client.ts'
import type { MetricsSettings } from '../_shared/settings.ts'
import { figuresSchema, questionSchema } from './figures.ts'

/** In bytes: two thousand figures. */
const maxBody = 512 * 1_024

/** For the console: keeps what it counted, and tells what is kept. Numbers only, no visitor. */
export function answerFigures(
  request: Request,
  client: SupabaseClient,
  { serviceKey, figuresToken }: MetricsSettings,
): Promise<Response> {
  return answer('field-figures', request, async () => {
    allowMethods(request, 'GET', 'POST')
    allowKeys(request, serviceKey, figuresToken)
    if (request.method === 'POST') {
      const figures = parse(figuresSchema, parseJson(await readJsonText(request, maxBody)))
      await dataOf(client.rpc('add_field_figures', { figures }))
      return new Response(null, { status: 204 })
    }
    const {
      remote = null,
      pages,
      ...time
    } = parse(questionSchema, Object.fromEntries(new URL(request.url).searchParams.entries()))
    const question = { ...time, of_remote: remote, each_page: pages === 'each' }
    return json(200, await dataOf(client.rpc('read_field_figures', question)))
  })
}

function parse<Schema extends v.GenericSchema>(schema: Schema, given: unknown) {
  const verdict = v.safeParse(schema, given)
  if (verdict.success) return verdict.output
  throw new Refusal(400, {
    code: 'invalid',
    message: 'These are no figures, or no question for some.',
  })
}
