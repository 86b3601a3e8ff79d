import { existsSync } from 'node:fs'
import { basename } from 'node:path'

/** What is built in this folder: `shell`, or the name of a remote. */
export const app = basename(process.cwd()).replace(/^mf-/, '')

const form = './src/contact/contact-form.tsx'

/** What it offers to pages of others. */
export const slots: Record<string, string> = existsSync(form) ? { 'contact-form': form } : {}
