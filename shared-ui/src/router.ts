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
  useFetcher,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router-dom'
export type {
  ActionFunctionArgs,
  FormProps,
  LoaderFunctionArgs,
  Location,
  RouteObject,
  ShouldRevalidateFunctionArgs,
  To,
  UIMatch,
} from 'react-router-dom'
