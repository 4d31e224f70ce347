import type { AnchorProps } from '#ui/anchor/anchor.tsx'
import { currentHref } from '#addresses/current-address.ts'
import { useMemo } from 'react'
import { Link, useLocation } from 'react-router-dom'

const isOfSite = (href: string) => href.startsWith('/') && !href.startsWith('//')

/** A link of the site: other pages open without leaving and know where the visitor came from; the rest as usual. */
export function SiteAnchor({ href, children, ...rest }: AnchorProps) {
  const { pathname } = useLocation()
  const to = useMemo(() => (isOfSite(href) ? currentHref(href) : null), [href])
  if (to === null)
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  return (
    <Link to={to} state={{ from: pathname }} {...rest}>
      {children}
    </Link>
  )
}
