import { data, isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { FailureScreen, RouteError, Seo, isRouteProblem } from 'shared-ui'
import { NotFoundPage } from './not-found/not-found-page.tsx'

/** Thrown by a loader when no page has this address. */
export function throwPageNotFound(): never {
  throw data(null, { status: 404 })
}

/** Thrown by a loader in place of a remote's page when the remote did not load. */
export function throwRemoteUnavailable(): never {
  throw data(null, { status: 503, headers: { 'Retry-After': '30' } })
}

/**
 * What stands in the content region when a page cannot: an unknown address, a page's own problem, or a remote
 * that is absent, slow, broken or throwing.
 */
export function PageError() {
  const error = useRouteError()
  const isResponse = isRouteErrorResponse(error)
  if (isResponse && isRouteProblem(error.data)) return <RouteError />
  if (isResponse && error.status === 404) return <NotFoundPage />
  return <RemoteFailure />
}

const failure = {
  title: 'This page did not load',
  message:
    'A part of our site is not answering at the moment. The rest works: try again, or use the menu above.',
}

function RemoteFailure() {
  return (
    <>
      <Seo title={failure.title} description={failure.message} noindex />
      <FailureScreen {...failure} />
    </>
  )
}
