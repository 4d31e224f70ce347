import {
  createContext,
  createElement,
  use,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> }

const AnchorContext = createContext<ComponentType<AnchorProps> | 'a'>('a')

export function AnchorProvider({ anchor, children }: { anchor: ComponentType<AnchorProps>; children: ReactNode }) {
  return <AnchorContext value={anchor}>{children}</AnchorContext>
}

export function Anchor(props: AnchorProps) {
  const Link = use(AnchorContext)
  return createElement(Link, props)
}

type Props = { href: string; className?: string; children: ReactNode }

export function ExternalLink({ href, className, children }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  )
}
