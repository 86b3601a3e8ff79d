import {
  UNSAFE_ErrorResponseImpl,
  isRouteErrorResponse,
  type HydrationState,
} from 'react-router-dom'

interface PlainError {
  status: number
  statusText: string
  data: unknown
}

/** Route errors as JSON. What is not a response stays on the server: only its status leaves. */
export function toPlainErrors(errors: HydrationState['errors']): HydrationState['errors'] {
  if (!errors) return null
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]): [string, PlainError] => [
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
    Object.entries(errors as Record<string, PlainError>).map(
      ([id, { status, statusText, data }]) => [
        id,
        new UNSAFE_ErrorResponseImpl(status, statusText, data),
      ],
    ),
  )
}
