import { every } from 'hono/combine'
import { limits } from '../limits.ts'
import type { Settings } from '../settings.ts'
import { both } from './admit.ts'
import { clientBudget } from './client-budget.ts'
import { formSenders } from './form-sender.ts'
import { formsOnly, sameOriginOnly } from './posted-forms.ts'
import { createBodyReader } from './request-body.ts'
import { slots } from './slots.ts'

/** What a request passes before anything is done for it, in this order. */
export function createAdmission(settings: Settings) {
  const { TRUSTED_HOPS } = settings
  const bodyOf = createBodyReader({ ms: limits.bodyMs, atOnce: limits.bodiesAtOnce })
  return {
    /** A page that is not cached and has to be rendered. */
    page: both(clientBudget(limits.pagesOfClient, TRUSTED_HOPS), slots(limits.pagesAtOnce)),
    /** A posted form: looked at, read whole, and only then given a slot. */
    form: every(
      sameOriginOnly(settings),
      formsOnly(),
      clientBudget(limits.formsOfClient, TRUSTED_HOPS),
      bodyOf(limits.formBytes),
      slots(limits.formsAtOnce),
      formSenders(TRUSTED_HOPS),
    ),
    /** A browser's report. */
    beacon: every(
      sameOriginOnly(settings),
      clientBudget(limits.beaconsOfClient, TRUSTED_HOPS),
      bodyOf(limits.beaconBytes),
    ),
    /** A social image that is not cached and has to be drawn. */
    picture: both(
      clientBudget(limits.picturesOfClient, TRUSTED_HOPS),
      slots(limits.picturesAtOnce),
    ),
  }
}
