import PostalMime from 'postal-mime'

/** A mail as it arrived. */
export type Message = Awaited<ReturnType<typeof parseMail>>

export async function parseMail(raw: Buffer) {
  const mail = await PostalMime.parse(raw)
  const addresses = (list: { address?: string }[] = []) =>
    list.flatMap(({ address }) => (address ? [address] : []))
  return {
    from: mail.from?.address ?? '',
    to: addresses(mail.to),
    subject: mail.subject ?? '',
    replyTo: addresses(mail.replyTo)[0] ?? null,
    messageId: mail.messageId ?? '',
    date: mail.date ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
  }
}
