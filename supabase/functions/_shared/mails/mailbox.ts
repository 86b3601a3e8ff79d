/** Both names of one service, which ignores dots before the @. */
const googleDomains = new Set(['gmail.com', 'googlemail.com'])

/**
 * The one spelling that all spellings of a mailbox share: case, Unicode form, invisible characters, `+tag`, dots where
 * Google delivers, and a domain's Unicode or ASCII name. Only for counting: mail goes to the address as it was written.
 */
export function mailboxOf(email: string): string {
  const text = email
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .normalize('NFKC')
  const at = text.lastIndexOf('@')
  const name = text.slice(0, at).replace(/(.)\+.*$/s, '$1')
  const domain = asciiDomain(text.slice(at + 1))
  return googleDomains.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

function asciiDomain(domain: string): string {
  const address = `http://${domain}`
  return URL.canParse(address) ? new URL(address).hostname : domain
}
