import type { MiddlewareHandler } from 'hono'
import { errorAnswer } from '../http/error-answer.ts'
import { clientOf } from './client.ts'
import { limits, type Budget } from './limits.ts'

/** Answers 429 when a client has asked for too much in too short a time, and says when to come again. */
export function clientBudget(budget: Budget, trustedHops: number): MiddlewareHandler {
  const spend = createBucket(budget)
  return async (c, next) => {
    const client = clientOf(c, trustedHops)
    const seconds = client === null ? 0 : spend(client)
    if (seconds === 0) return next()
    c.header('Retry-After', String(Math.ceil(seconds)))
    const message = 'Too much came from your network in a short time. Please try again in a moment.'
    return errorAnswer(c, 429, 'too-many-requests', message)
  }
}

/** A token bucket for each client. Spending returns 0, or the seconds until there is something to spend. */
function createBucket({ burst, perSecond }: Budget): (client: string) => number {
  /** Who asked last is last. */
  const clients = new Map<string, { left: number; at: number }>()
  return (client) => {
    const at = performance.now()
    const known = clients.get(client) ?? { left: burst, at }
    const left = Math.min(burst, known.left + ((at - known.at) / 1000) * perSecond)
    const isEnough = left >= 1
    clients.delete(client)
    clients.set(client, { left: isEnough ? left - 1 : left, at })
    const [longestAgo] = clients.keys()
    if (clients.size > limits.clients && longestAgo) clients.delete(longestAgo)
    return isEnough ? 0 : (1 - left) / perSecond
  }
}
