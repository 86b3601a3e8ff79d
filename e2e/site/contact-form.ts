import { randomUUID } from 'node:crypto'
import type { Locator, Page, Route } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Where the form is sent to, as a pattern for `page.route`. */
export const sendContact = '**/functions/v1/send-contact-email'

/** The function's failure, for `page.route`. */
export const failToSend = (route: Route) =>
  route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' }, body: 'no' })

/** What a visitor types, by the labels of the fields in their order; each has an address of their own. */
export function visitor() {
  return {
    'First name': 'Mara',
    'Last name': 'Olsen',
    Email: `mara.${randomUUID()}@example.com`,
    Phone: '+1 512 555 0142',
    Company: 'Northgate Logistics',
    Message: 'Two platform engineers.',
  }
}

/** The same fields with nothing in them. */
export function emptied(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.keys(values).map((label) => [label, '']))
}

/** The form on the page, whatever else has one. */
export function contactForm(page: Page): Locator {
  return page.locator('form').filter({ has: field(page, 'Message') })
}

/** The text field whose label begins so. */
export function field(within: Page | Locator, label: string): Locator {
  return within.getByRole('textbox', { name: new RegExp(`^${label}`, 'i') })
}

/** Types each value into the field with its label. */
export async function fill(within: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(values)) await field(within, label).fill(text)
}

/** Expects each field to hold exactly its value. */
export async function expectTyped(
  within: Page | Locator,
  values: Record<string, string>,
): Promise<void> {
  for (const [label, text] of Object.entries(values))
    await expect(field(within, label)).toHaveValue(text)
}
