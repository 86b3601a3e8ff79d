import type { MiddlewareHandler } from 'hono'
import { every } from 'hono/combine'
import { formSenders } from '../http/form-sender.ts'
import { formsOnly, sameOriginOnly } from '../http/posted-forms.ts'
import type { Settings } from '../settings.ts'
import { clientBudget } from './client-budget.ts'
import { limits } from './limits.ts'
import { createBodyReader } from './request-body.ts'
import { slots } from './slots.ts'

/** What a request passes before anything is done for it, in this order. */
export interface Admission {
  /** A page that is not there yet and has to be made. */
  page: MiddlewareHandler
  /** A posted form: looked at, read whole, and only then given a slot. */
  form: MiddlewareHandler
  /** A browser's report. */
  beacon: MiddlewareHandler
  /** A social image that is not there yet and has to be drawn. */
  picture: MiddlewareHandler
}

export function createAdmission(settings: Settings): Admission {
  const { TRUSTED_HOPS } = settings
  const bodyOf = createBodyReader({ ms: limits.bodyMs, atOnce: limits.bodiesAtOnce })
  return {
    page: every(clientBudget(limits.pagesOfClient, TRUSTED_HOPS), slots(limits.pagesAtOnce)),
    form: every(
      sameOriginOnly(settings),
      formsOnly(),
      clientBudget(limits.formsOfClient, TRUSTED_HOPS),
      bodyOf(limits.formBytes),
      slots(limits.formsAtOnce),
      formSenders(TRUSTED_HOPS),
    ),
    beacon: every(
      sameOriginOnly(settings),
      clientBudget(limits.beaconsOfClient, TRUSTED_HOPS),
      bodyOf(limits.beaconBytes),
    ),
    picture: every(
      clientBudget(limits.picturesOfClient, TRUSTED_HOPS),
      slots(limits.picturesAtOnce),
    ),
  }
}
