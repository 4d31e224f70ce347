import {
  createContext,
  createElement,
  use,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react'

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> }

const AnchorContext = createContext<ComponentType<AnchorProps> | 'a'>('a')

/** Lets the site put its own client-side link under every primitive that links. */
export function AnchorProvider({ anchor, children }: { anchor: ComponentType<AnchorProps>; children: ReactNode }) {
  return <AnchorContext value={anchor}>{children}</AnchorContext>
}

/** A link: a plain `<a>` unless an `AnchorProvider` stands above it. */
export function Anchor(props: AnchorProps) {
  const Link = use(AnchorContext)
  return createElement(Link, props)
}
