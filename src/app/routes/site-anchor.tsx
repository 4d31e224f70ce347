import type { AnchorProps } from '#ui/anchor/anchor.tsx'
import { currentHref } from '#addresses/current-address.ts'
import { isPlainPress } from '#device/is-plain-press.ts'
import { useMemo, type MouseEvent } from 'react'
import { useScreen } from '../use-site.ts'

const isOnSite = (href: string) => href.startsWith('/') && !href.startsWith('//')

const isPageNavigation = (press: MouseEvent<HTMLAnchorElement>) =>
  isPlainPress(press) &&
  !press.defaultPrevented &&
  ['', '_self'].includes(press.currentTarget.getAttribute('target') ?? '')

/** Unlike `Link` it does not listen to the router: a hundred links would render whenever it goes somewhere. */
export function SiteAnchor({ href, onClick, children, ...rest }: AnchorProps) {
  const { follow } = useScreen()
  const to = useMemo(() => (isOnSite(href) ? currentHref(href) : null), [href])
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (to === null || !isPageNavigation(event)) return
    event.preventDefault()
    follow(to)
  }
  return (
    <a {...rest} href={to ?? href} onClick={to === null ? onClick : press}>
      {children}
    </a>
  )
}
