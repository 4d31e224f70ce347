import { shareAddress } from './share-address.ts'

/** A way to pass an address on, by the name of the service. */
export type ShareLink = { readonly name: 'LinkedIn' | 'Facebook' | 'Twitter' | 'e-mail'; readonly href: string }

/**
 * The links that share a page (J5-56 to J5-58, C2.14-23).
 * @param what the words before the title in a message, such as `Job opening`.
 */
export function shareLinks({
  origin,
  path,
  what,
  title,
}: {
  origin: string
  path: string
  what: string
  title: string
}) {
  const address = shareAddress(origin, path)
  const text = encodeURIComponent(`${what}: ${title} ${origin}${path}`)
  const links: ReadonlyArray<ShareLink> = [
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { name: 'Twitter', href: `https://twitter.com/intent/tweet?text=${text}` },
    { name: 'e-mail', href: `mailto:?subject=${encodeURIComponent(title)}&body=${text}` },
  ]
  return links
}
