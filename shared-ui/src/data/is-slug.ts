/** Whether a route parameter can be a slug at all; anything else never reaches the backend. */
export function isSlug(value: string | undefined): value is string {
  return value !== undefined && value.length <= 120 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)
}
