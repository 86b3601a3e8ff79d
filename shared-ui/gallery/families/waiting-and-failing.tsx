import {
  Button,
  EmptyState,
  FailureScreen,
  NotFoundScreen,
  PageSkeleton,
  Skeleton,
  Spinner,
} from '../../src/index.ts'
import type { Family } from '../entry.ts'
import { failingRoutes, Routes } from '../examples/routes.tsx'
import { longText, longTitle, rtlText, rtlTitle } from '../texts.ts'

const retry = () => {}

/** What stands in the place of something. */
export const waitingAndFailing: Family = {
  title: 'Waiting and failing',
  entries: {
    Spinner: {
      use: 'While something of unknown shape loads. Its label is read out, so say what is coming.',
      states: {
        Default: <Spinner />,
        'Other words': <Spinner label="Loading the form" />,
        'Right to left': <Spinner label="جارٍ التحميل" />,
      },
    },
    Skeleton: {
      use: 'While text of known shape loads, so that nothing jumps when it comes.',
      states: { 'Three lines': <Skeleton />, 'One line': <Skeleton lines={1} /> },
    },
    PageSkeleton: {
      isWide: true,
      use: 'While a whole page loads; the shell shows it for a remote, so pages rarely need it.',
      states: {
        Article: <PageSkeleton />,
        Cards: <PageSkeleton shape="cards" />,
        List: <PageSkeleton shape="list" />,
      },
    },
    EmptyState: {
      use: 'A list or search without results: say why it is empty, and what to do about it.',
      states: {
        Default: (
          <EmptyState
            title="No role matches"
            message="Try fewer filters."
            action={<Button variant="secondary">Clear all filters</Button>}
          />
        ),
        'Title alone': <EmptyState title="No articles yet" />,
        'Long text': <EmptyState title={longTitle} message={longText} />,
        'Right to left': <EmptyState title={rtlTitle} message={rtlText} />,
      },
    },
    FailureScreen: {
      isWide: true,
      use: 'What did not load, with a way to try again: a whole page, or one part of a page that works otherwise.',
      states: {
        Page: (
          <FailureScreen
            title="Technology Not Found"
            message="Failed to load technology data"
            onRetry={retry}
          />
        ),
        Section: (
          <FailureScreen
            level="section"
            title="The form did not load"
            message="The rest of the page works."
            onRetry={retry}
          />
        ),
        'Long text': (
          <FailureScreen level="section" title={longTitle} message={longText} onRetry={retry} />
        ),
        'Right to left': <FailureScreen title={rtlTitle} message={rtlText} onRetry={retry} />,
      },
    },
    NotFoundScreen: {
      isWide: true,
      use: 'What does not exist. Pages throw notFound(…) from their loader, and RouteError shows this.',
      states: {
        Default: <NotFoundScreen title="Role Not Found" message="It may have been filled." />,
        'Long text': <NotFoundScreen title={longTitle} message={longText} />,
        'Right to left': <NotFoundScreen title={rtlTitle} message={rtlText} />,
      },
    },
    RouteError: {
      alsoImport: ['notFound', 'unavailable'],
      hasRouter: true,
      use: 'The error boundary of every route: what its loader threw becomes a screen with the right status.',
      states: {
        'As routes meet it': {
          example: <Routes routes={failingRoutes} />,
          note: 'It reports to the console, as it does on the site.',
          code: `export { RouteError as ErrorBoundary } from 'shared-ui'

throw notFound('Role Not Found', 'It may have been filled.')
await getRole(slug).catch(unavailable('Role Not Found', 'Failed to load role data'))`,
        },
      },
    },
  },
}
