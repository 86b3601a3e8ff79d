import { useEffect } from 'react'
import { FailureScreen, NotFoundScreen } from './components/page/screens.tsx'
import { isRouteProblem, type RouteProblem } from './route-problem.ts'
import { isRouteErrorResponse, useRevalidator, useRouteError } from './router.ts'
import { Seo } from './seo.tsx'

const fallback: RouteProblem = {
  title: 'Page Not Available',
  message: 'The requested page could not be found.',
}

/** The one error boundary of every route: what does not exist, and what failed to load. */
export function RouteError() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  const isTold = isRouteErrorResponse(error) && isRouteProblem(error.data)
  const { title, message } = isTold ? error.data : fallback

  useEffect(() => console.error(message, error), [message, error])

  return (
    <>
      <Seo title={title} description={message} noindex />
      {isNotFound ? (
        <NotFoundScreen title={title} message={message} />
      ) : (
        <FailureScreen title={title} message={message} onRetry={() => void revalidate()} />
      )}
    </>
  )
}
