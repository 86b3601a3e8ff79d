import { emailSchema } from 'delivery'
import { LRUCache } from 'lru-cache'
import * as oidc from 'openid-client'
import * as v from 'valibot'
import { log } from '../log.ts'
import type { ConsoleSettings } from '../settings.ts'

/** A firm's own directory, spoken to by OpenID Connect: it says who somebody is, the root what they may do. */
export interface Directory {
  /**
   * Where somebody is sent to be asked who they are, and what this browser keeps until they come back.
   * @param next where they go on then
   */
  ask(next: string): Promise<{ url: string; state: string }>
  /**
   * Who came back: null when the directory does not vouch for their address, or the answer is not to a question of this browser.
   * @param address with which they came back @param state what this browser kept
   */
  answer(address: URL, state: string): Promise<{ email: string; next: string } | null>
}

interface Question {
  next: string
  nonce: string
  verifier: string
}

/** People who are at the directory at a time, and for how long, in milliseconds. */
const maxQuestions = 200
export const maxQuestionMs = 10 * 60_000
const answerSeconds = 10

const claimsSchema = v.object({ email: emailSchema, email_verified: v.literal(true) })

/** Null where the settings name none. @param ownUrl of this console, as browsers see it */
export function directoryOf(settings: ConsoleSettings, ownUrl: string): Directory | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = settings
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID) return null
  const issuer = new URL(OIDC_ISSUER)
  const redirectUri = new URL('/sign-in/directory/answer', ownUrl).href
  const questions = new LRUCache<string, Question>({ max: maxQuestions, ttl: maxQuestionMs })
  let found: Promise<oidc.Configuration> | undefined
  // One that does not answer now is asked again.
  const discover = () =>
    (found ??= oidc
      .discovery(issuer, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, undefined, {
        timeout: answerSeconds,
        execute: issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
      })
      .catch((error: unknown) => {
        found = undefined
        throw error
      }))
  return {
    async ask(next) {
      const configuration = await discover()
      const [state, nonce] = [oidc.randomState(), oidc.randomNonce()]
      const verifier = oidc.randomPKCECodeVerifier()
      questions.set(state, { next, nonce, verifier })
      const url = oidc.buildAuthorizationUrl(configuration, {
        ...{ redirect_uri: redirectUri, scope: 'openid email', state, nonce },
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, state }
    },
    async answer(address, state) {
      const question = questions.get(state)
      questions.delete(state)
      if (!question) return null
      const configuration = await discover()
      const own = new URL(redirectUri)
      own.search = address.search
      const tokens = await oidc
        .authorizationCodeGrant(configuration, own, {
          ...{ expectedState: state, expectedNonce: question.nonce },
          pkceCodeVerifier: question.verifier,
        })
        .catch((error: unknown) => {
          if (!isVerdict(error)) throw error
          logRefusal(error)
          return null
        })
      const told = tokens?.claims()
      if (!tokens || !told) return null
      // Most say it when they are asked once more only (OpenID Connect Core 5.4).
      const more =
        'email' in told
          ? {}
          : await oidc.fetchUserInfo(configuration, tokens.access_token, told.sub)
      const claims = v.safeParse(claimsSchema, { ...told, ...more })
      if (claims.success) return { email: claims.output.email, next: question.next }
      logRefusal(new Error('no verified email: `email_verified` is not true'))
      return null
    },
  }
}

/** For whoever set it up: a wrong secret looks like a wrong person. Nothing that stands in an answer. */
const logRefusal = (error: unknown) => {
  const { code, error: reason, message } = error as Record<string, unknown>
  log(40, 'directory-refused', String(reason ?? code ?? message).slice(0, 200))
}

/** What the directory or its answer says of this attempt; anything else is that it does not answer. */
const isVerdict = (error: unknown) =>
  error instanceof oidc.AuthorizationResponseError ||
  error instanceof oidc.ResponseBodyError ||
  (error instanceof oidc.ClientError && !/TIMEOUT|ABORT/.test(error.code ?? ''))
