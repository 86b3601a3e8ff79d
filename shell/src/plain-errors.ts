import { UNSAFE_ErrorResponseImpl, isRouteErrorResponse } from 'react-router-dom'
import type { ErrorResponse, HydrationState } from 'react-router-dom'

/** Route errors as JSON. What is not a response stays on the server: only its status leaves. */
export function toPlainErrors(errors: HydrationState['errors']): HydrationState['errors'] {
  if (!errors) return null
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]): [string, ErrorResponse] => [
      id,
      isRouteErrorResponse(error)
        ? { status: error.status, statusText: error.statusText, data: error.data as unknown }
        : { status: 500, statusText: '', data: null },
    ]),
  )
}

/** The inverse of `toPlainErrors`. */
export function fromPlainErrors(errors: HydrationState['errors']): HydrationState['errors'] {
  if (!errors) return null
  return Object.fromEntries(
    Object.entries(errors as Record<string, ErrorResponse>).map(
      ([id, { status, statusText, data }]) => [
        id,
        new UNSAFE_ErrorResponseImpl(status, statusText, data),
      ],
    ),
  )
}
