import { LRUCache } from 'lru-cache'
import { errorAnswer } from '../http/error-answer.ts'
import { limits, type Budget } from '../limits.ts'
import type { Admit } from './admit.ts'
import { clientOf } from './client.ts'

/** Answers 429 when a client has asked for too much in too short a time, and says when to come again. */
export function clientBudget(budget: Budget, trustedHops: number): Admit {
  const spend = createBuckets(budget)
  return async (c, work) => {
    const client = clientOf(c, trustedHops)
    const seconds = client === null ? 0 : spend(client)
    if (seconds === 0) return work()
    c.header('Retry-After', String(Math.ceil(seconds)))
    const message = 'Too much came from your network in a short time. Please try again in a moment.'
    return errorAnswer(c, 429, 'too-many-requests', message)
  }
}

/** A token bucket for each client. Spending returns 0, or the seconds until there is something to spend. */
function createBuckets({ burst, perSecond }: Budget): (client: string) => number {
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: limits.clients })
  return (client) => {
    const at = performance.now()
    const bucket = buckets.get(client) ?? { left: burst, at }
    const left = Math.min(burst, bucket.left + ((at - bucket.at) / 1000) * perSecond)
    const isEnough = left >= 1
    buckets.set(client, { left: isEnough ? left - 1 : left, at })
    return isEnough ? 0 : (1 - left) / perSecond
  }
}
