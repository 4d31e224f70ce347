import { isAllowedAddress } from '#contract/html-allowlist.ts'

const host =
  /^(?:www\.[a-z\d-]+\.[a-z\d.-]*[a-z]|(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:com|org|net|edu|gov|mil|int|us|io|co|ai|dev|app|info|biz|jobs|careers|ca|uk|de|fr|eu|au|example|test))(?::\d+)?(?:[/?#]|$)/i
const mail = /^[^\s@/:?#]+@[a-z\d-]+(?:\.[a-z\d-]+)+(?:\?\S*)?$/i

export type LinkAddress = { readonly href: string; readonly state: 'kept' | 'repaired' | 'lost' | 'relative' }

/** `relative`: leads to a page beside that on which it stands. */
export function readLinkAddress(given: string): LinkAddress {
  const href = given.trim()
  const whole = host.test(href) ? `https://${href}` : mail.test(href) ? `mailto:${href}` : href
  if (whole !== href) return { href: whole, state: isAllowedAddress(whole) ? 'repaired' : 'lost' }
  if (href === '' || !isAllowedAddress(href)) return { href, state: 'lost' }
  return { href, state: /^(?:[/#?]|[a-z][a-z\d+.-]*:)/i.test(href) ? 'kept' : 'relative' }
}
