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
import { FailingRoutes } from '../examples/failing-routes.tsx'
import { longText, longTitle, rtlText, rtlTitle } from '../texts.ts'

const retry = () => {}

/** What stands in the place of something. */
export const waitingAndFailing: Family = {
  title: 'Waiting and failing',
  entries: [
    {
      name: 'Spinner',
      from: 'shared-ui',
      use: 'While something of unknown shape loads. Its label is read out, so say what is coming.',
      states: [
        { name: 'Default', example: <Spinner /> },
        { name: 'Other words', example: <Spinner label="Loading the form" /> },
        { name: 'Right to left', isRightToLeft: true, example: <Spinner label="جارٍ التحميل" /> },
      ],
    },
    {
      name: 'Skeleton',
      from: 'shared-ui',
      use: 'While text of known shape loads, so that nothing jumps when it comes.',
      states: [
        { name: 'Three lines', example: <Skeleton /> },
        { name: 'One line', example: <Skeleton lines={1} /> },
      ],
    },
    {
      name: 'PageSkeleton',
      from: 'shared-ui',
      isWide: true,
      use: 'While a whole page loads; the shell shows it for a remote, so pages rarely need it.',
      states: [
        { name: 'Article', example: <PageSkeleton /> },
        { name: 'Cards', example: <PageSkeleton shape="cards" label="Loading the services" /> },
        { name: 'List', example: <PageSkeleton shape="list" /> },
      ],
    },
    {
      name: 'EmptyState',
      from: 'shared-ui',
      use: 'A list or search without results: say why it is empty, and what to do about it.',
      states: [
        {
          name: 'Default',
          example: (
            <EmptyState
              title="No role matches"
              message="Try fewer filters."
              action={<Button variant="secondary">Clear all filters</Button>}
            />
          ),
        },
        { name: 'Title alone', example: <EmptyState title="No articles yet" /> },
        { name: 'Long text', example: <EmptyState title={longTitle} message={longText} /> },
        {
          name: 'Right to left',
          isRightToLeft: true,
          example: <EmptyState title={rtlTitle} message={rtlText} />,
        },
      ],
    },
    {
      name: 'FailureScreen',
      from: 'shared-ui',
      isWide: true,
      use: 'What did not load, with a way to try again: a whole page, or one part of a page that works otherwise.',
      states: [
        {
          name: 'Page',
          example: (
            <FailureScreen
              title="Technology Not Found"
              message="Failed to load technology data"
              onRetry={retry}
            />
          ),
        },
        {
          name: 'Section',
          example: (
            <FailureScreen
              level="section"
              title="The form did not load"
              message="The rest of the page works."
              onRetry={retry}
            />
          ),
        },
        {
          name: 'Long text',
          example: (
            <FailureScreen level="section" title={longTitle} message={longText} onRetry={retry} />
          ),
        },
        {
          name: 'Right to left',
          isRightToLeft: true,
          example: <FailureScreen title={rtlTitle} message={rtlText} onRetry={retry} />,
        },
      ],
    },
    {
      name: 'NotFoundScreen',
      from: 'shared-ui',
      isWide: true,
      use: 'What does not exist. Pages throw notFound(…) from their loader, and RouteError shows this.',
      states: [
        {
          name: 'Default',
          example: <NotFoundScreen title="Role Not Found" message="It may have been filled." />,
        },
        { name: 'Long text', example: <NotFoundScreen title={longTitle} message={longText} /> },
        {
          name: 'Right to left',
          isRightToLeft: true,
          example: <NotFoundScreen title={rtlTitle} message={rtlText} />,
        },
      ],
    },
    {
      name: 'RouteError',
      from: 'shared-ui',
      alsoImport: ['notFound', 'unavailable'],
      hasRouter: true,
      use: 'The error boundary of every route: what its loader threw becomes a screen with the right status.',
      states: [
        {
          name: 'As routes meet it',
          note: 'It reports to the console, as it does on the site.',
          example: <FailingRoutes />,
          code: `export { RouteError as ErrorBoundary } from 'shared-ui'

throw notFound('Role Not Found', 'It may have been filled.')
await getRole(slug).catch(unavailable('Role Not Found', 'Failed to load role data'))`,
        },
      ],
    },
  ],
}
