import type { AnchorProps } from '#ui/anchor/anchor.tsx'
import { currentHref } from '#addresses/current-address.ts'
import { Link, useLocation } from 'react-router-dom'

/** A link of the site: other pages open without leaving and know where the visitor came from; the rest as usual. */
export function SiteAnchor({ href, children, ...rest }: AnchorProps) {
  const { pathname } = useLocation()
  if (!href.startsWith('/') || href.startsWith('//'))
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  return (
    <Link to={currentHref(href)} state={{ from: pathname }} {...rest}>
      {children}
    </Link>
  )
}
