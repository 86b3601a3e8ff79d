/// <reference lib="esnext.disposable" />
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeAccounts } from './accounts.ts'
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

/** Starts every part; ports are taken first, so that a taken one fails at once and leaves nothing behind. */
export async function startEverything(settings: Settings) {
  const { SUPABASE_PORT, INBOX_PORT, DATA_DIR, ACCOUNTS, ...handedOn } = settings
  await using started = new AsyncDisposableStack()
  const ready = Promise.withResolvers<Parts>()
  ready.promise.catch(() => undefined)
  const gateway = await serveLocally(createGateway(ready.promise), SUPABASE_PORT, 'SUPABASE_PORT')
  started.defer(gateway.close)
  const folder = join(DATA_DIR, 'backend')
  const inboxPorts = { http: INBOX_PORT, smtp: INBOX_PORT + 1 }
  const inbox = await openInbox(join(DATA_DIR, 'inbox'), inboxPorts)
  started.defer(inbox.close)
  started.defer(claimFolder(folder))
  const keys = await loadKeys(folder)

  const url = `http://localhost:${gateway.port}`
  const functions = openFunctions({
    SUPABASE_URL: `http://127.0.0.1:${gateway.port}`,
    SUPABASE_ANON_KEY: keys.publishable,
    SUPABASE_SERVICE_ROLE_KEY: keys.secret,
    SMTP_URL: inbox.smtpUrl,
    ...handedOn,
  })
  started.defer(functions.close)
  const database = await openKeptDatabase(folder)
  started.defer(database.close)
  const accounts = await makeAccounts(database.connection, keys, ACCOUNTS, folder)
  ready.resolve({
    rest: await openRest(database.connection, keys),
    functionAddress: functions.addressOf,
  })
  const deliver = `${url}/functions/v1/deliver-mails`
  started.defer(callEvery(15_000, deliver, keys.secret))
  started.defer(callEvery(3_600_000, `${deliver}/digest`, keys.secret))
  const running = started.move()
  const close = () => running.disposeAsync()
  return { url, inbox: inbox.url, anonKey: keys.publishable, accounts, close }
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
