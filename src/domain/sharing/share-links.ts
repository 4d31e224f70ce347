const codes: Readonly<Record<string, string>> = { '&': '%26', '#': '%23', '+': '%2B', '@': '%40', ':': '%3A' }

export const encodeShareUrl = (origin: string, path: string): string =>
  `${origin}${path}`.replace(/[&#+@:]/g, (character) => codes[character] ?? character)

export type ShareLink = { readonly name: 'LinkedIn' | 'Facebook' | 'Twitter' | 'email'; readonly href: string }

export function shareLinks({
  origin,
  path,
  what: kindLabel,
  title,
}: {
  origin: string
  path: string
  what: string
  title: string
}) {
  const address = encodeShareUrl(origin, path)
  const text = encodeURIComponent(`${kindLabel}: ${title} ${origin}${path}`)
  const links: ReadonlyArray<ShareLink> = [
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { name: 'Twitter', href: `https://twitter.com/intent/tweet?text=${text}` },
    { name: 'email', href: `mailto:?subject=${encodeURIComponent(title)}&body=${text}` },
  ]
  return links
}
