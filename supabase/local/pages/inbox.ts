import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Hono } from 'hono'
import { SMTPServer } from 'smtp-server'
import { inboxPage } from './inbox-page.ts'
import { listen, serveLocally } from '../listen.ts'
import { log } from '../log.ts'
import { parseMail, type Message } from './message.ts'

export type Inbox = Awaited<ReturnType<typeof openInbox>>

/**
 * A mail server that delivers everything to one folder, and the page to read it.
 * @param ports `http` for the page, `smtp` for the mail; 0 for any free one
 */
export async function openInbox(folder: string, ports: { http: number; smtp: number }) {
  mkdirSync(folder, { recursive: true })
  const page = await serveLocally(inboxApp(folder), ports.http, 'INBOX_PORT')
  const smtp = smtpSink(folder)
  const listening = listen(smtp.server, ports.smtp, '127.0.0.1', 'INBOX_PORT + 1,')
  const smtpPort = await listening.catch(async (error: unknown) => {
    await page.close()
    throw error
  })
  return {
    url: `http://localhost:${page.port}`,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    close: async () => {
      await page.close()
      await new Promise<void>((resolve) => smtp.close(() => resolve()))
    },
  }
}

function smtpSink(folder: string): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: 1024 * 1024,
    onData(stream, _session, done) {
      const kept = buffer(stream).then((mail) => {
        if (stream.sizeExceeded) throw new Error('Too large')
        keep(folder, mail)
      })
      kept.then(() => done(), done)
    },
  })
  server.on('error', (error) => log(`mail sink: ${error.message}`))
  return server
}

/** Written beside and renamed, so that a reader never sees half a mail. */
function keep(folder: string, mail: Buffer): void {
  const name = `${String(Date.now()).padStart(15, '0')}-${String(process.hrtime.bigint()).padStart(20, '0')}-${randomUUID()}`
  writeFileSync(join(folder, `${name}.part`), mail)
  renameSync(join(folder, `${name}.part`), join(folder, `${name}.eml`))
}

function inboxApp(folder: string) {
  const app = new Hono()
  app.get('/', async (context) => {
    context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    return context.html(inboxPage(await readMessages(folder)))
  })
  app.get('/messages', async (context) => {
    context.header('cache-control', 'no-store')
    return context.json(await readMessages(folder))
  })
  app.delete('/messages', (context) => {
    for (const name of mailFiles(folder)) rmSync(join(folder, name), { force: true })
    return context.body(null, 204)
  })
  return app.fetch
}

const mailFiles = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse()

const readMessages = (folder: string): Promise<Message[]> =>
  Promise.all(mailFiles(folder).map((name) => parseMail(readFileSync(join(folder, name)))))
