/** As the shell names requests: nothing that could be more than a name gets into the log. */
const knownForm = /^[\w-]{8,64}$/

/** The id that the sender gave the request, to find it in the logs of all that it passed; null without one. */
export function readRequestId(request: Request): string | null {
  const id = request.headers.get('x-request-id') ?? ''
  return knownForm.test(id) ? id : null
}
