/** The router as pages see it: curated, so that what is shared stays small. */
export { Link, NavLink, type LinkProps, type NavLinkProps } from './link.tsx'
export { inPlace, isInPlace } from './in-place.ts'
export {
  Form,
  Outlet,
  data,
  isRouteErrorResponse,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom'
export type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  Location,
  RouteObject,
  ShouldRevalidateFunctionArgs,
  To,
} from 'react-router-dom'
