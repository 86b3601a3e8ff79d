/** The witness of time that goes with a form, as a page asks for it. */
export async function readFormToken(url: string): Promise<string> {
  const response = await fetch(`${url}/functions/v1/send-contact-email/token`)
  return ((await response.json()) as { token: string }).token
}
