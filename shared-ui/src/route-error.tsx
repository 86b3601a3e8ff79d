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
  const problem = isRouteErrorResponse(error) && isRouteProblem(error.data) ? error.data : fallback

  useEffect(() => console.error(problem.message, error), [problem.message, error])

  return (
    <>
      <Seo title={problem.title} description={problem.message} noindex />
      {isNotFound ? (
        <NotFoundScreen title={problem.title} message={problem.message} />
      ) : (
        <FailureScreen
          title={problem.title}
          message={problem.message}
          onRetry={() => void revalidate()}
        />
      )}
    </>
  )
}
