import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, constants } from 'node:zlib'
import { expect, test } from '../../site/fixtures.ts'
import { siteUnderTest } from '../../site/site-under-test.ts'

/** What a server may send before anything of it is confirmed: ten segments (RFC 6928). */
const firstRoundTrip = 10 * 1_460

/** The text of a page as far as its first round trip brings it; headers take their part. */
async function firstTextOf(path: string): Promise<string> {
  const request = get(siteUnderTest.url + path, { headers: { 'accept-encoding': 'br' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await response.toArray())
  const headers = response.rawHeaders.reduce((sum, word) => sum + word.length + 2, 0)
  const text = await promisify(brotliDecompress)(body.subarray(0, firstRoundTrip - headers), {
    // It ends before its end.
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  })
  return text.toString()
}

test('a page that is kept has all that is read of it in its first round trip, scripts aside', async () => {
  for (const path of ['/glossary', '/resources', '/resources/technical-interview-services-guide'])
    await expect.poll(() => firstTextOf(path), path).toContain('</main>')
})
