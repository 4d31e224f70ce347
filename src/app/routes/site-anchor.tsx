import type { AnchorProps } from '#ui/anchor/anchor.tsx'
import { currentHref } from '#addresses/current-address.ts'
import { useMemo, type MouseEvent } from 'react'
import { useScreen } from '../use-site.ts'

const isOfSite = (href: string) => href.startsWith('/') && !href.startsWith('//')

/** Whether a press asks for what a link leads to here, and not for a new tab, a download or a menu. */
function asksForPage({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
  defaultPrevented,
}: MouseEvent<HTMLAnchorElement>) {
  const isPlain = button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
  return isPlain && !defaultPrevented && ['', '_self'].includes(currentTarget.target)
}

/**
 * A link of the site: other pages open without leaving and know where the visitor came from; the rest as usual. It does not
 * listen to the router, as a `Link` does: a page with a hundred links would draw them all whenever its address follows a search.
 */
export function SiteAnchor({ href, onClick, children, ...rest }: AnchorProps) {
  const { follow } = useScreen()
  const to = useMemo(() => (isOfSite(href) ? currentHref(href) : null), [href])
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (to === null || !asksForPage(event)) return
    event.preventDefault()
    follow(to)
  }
  return (
    <a {...rest} href={to ?? href} onClick={to === null ? onClick : press}>
      {children}
    </a>
  )
}
