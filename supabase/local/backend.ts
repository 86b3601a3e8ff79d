import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeAccounts, type NewAccount } from './accounts.ts'
import { claimFolder } from './database/data-folder.ts'
import { openDatabase, type Database } from './database/database.ts'
import { openFunctions } from './functions/functions.ts'
import { createGateway, type Parts } from './gateway/gateway.ts'
import { openInbox } from './pages/inbox.ts'
import { loadKeys } from './keys.ts'
import { serveLocally } from './listen.ts'
import { openRest } from './gateway/rest.ts'
import type { Settings } from './settings.ts'
import { callEvery } from './functions/timer.ts'

export interface RunningBackend {
  url: string
  inboxUrl: string
  anonKey: string
  /** Accounts that were made at this start. */
  accounts: NewAccount[]
  close(): Promise<void>
}

/** Starts every part; ports are taken first, so that a taken one fails at once and leaves nothing behind. */
export async function startEverything(settings: Settings): Promise<RunningBackend> {
  const closers: (() => unknown)[] = []
  const closing = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  try {
    const ready = Promise.withResolvers<Parts>()
    ready.promise.catch(() => undefined)
    const gateway = await serveLocally(
      createGateway(ready.promise),
      settings.SUPABASE_PORT,
      'SUPABASE_PORT',
    )
    closers.push(gateway.close)
    const folder = join(settings.DATA_DIR, 'backend')
    const inbox = await openInbox(join(settings.DATA_DIR, 'inbox'), {
      http: settings.INBOX_PORT,
      smtp: settings.INBOX_PORT + 1,
    })
    closers.push(inbox.close)
    closers.push(claimFolder(folder))
    const keys = await loadKeys(folder)

    const url = `http://localhost:${gateway.port}`
    const functions = openFunctions({
      SUPABASE_URL: `http://127.0.0.1:${gateway.port}`,
      SUPABASE_ANON_KEY: keys.publishable,
      SUPABASE_SERVICE_ROLE_KEY: keys.secret,
      SITE_URL: settings.SITE_URL,
      SITE_NAME: settings.SITE_NAME,
      SMTP_URL: settings.SMTP_URL ?? inbox.smtpUrl,
      ALLOWED_ORIGINS: settings.ALLOWED_ORIGINS,
      TRUSTED_PROXIES: settings.TRUSTED_PROXIES,
      ...(settings.CONTACT_EMAIL && { CONTACT_EMAIL: settings.CONTACT_EMAIL }),
      ...(settings.MAIL_FROM && { MAIL_FROM: settings.MAIL_FROM }),
      ...(settings.SENDER_SECRET && { SENDER_SECRET: settings.SENDER_SECRET }),
      ...(settings.METRICS_TOKEN && { METRICS_TOKEN: settings.METRICS_TOKEN }),
      ...(settings.FIGURES_TOKEN && { FIGURES_TOKEN: settings.FIGURES_TOKEN }),
    })
    closers.push(functions.close)
    const database = await openKeptDatabase(folder)
    closers.push(database.close)
    const accounts = await makeAccounts(database.connection, keys, settings.ACCOUNTS, folder)
    ready.resolve({
      rest: await openRest(database.connection, keys),
      functionAddress: functions.addressOf,
    })
    const deliver = `${url}/functions/v1/deliver-mails`
    closers.push(callEvery(15_000, deliver, keys.secret))
    closers.push(callEvery(3_600_000, `${deliver}/digest`, keys.secret))
    return { url, inboxUrl: inbox.url, anonKey: keys.publishable, accounts, close: closing }
  } catch (error) {
    await closing()
    throw error
  }
}

/** A first start that was killed leaves half a database, which nobody has written to yet: it is made anew. */
async function openKeptDatabase(folder: string): Promise<Database> {
  const place = join(folder, 'database')
  const complete = join(folder, 'database.complete')
  if (!existsSync(complete)) rmSync(place, { recursive: true, force: true })
  const database = await openDatabase(place)
  writeFileSync(complete, '')
  return database
}
