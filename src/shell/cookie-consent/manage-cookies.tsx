import { paths } from '#addresses/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { useRef } from 'react'

type Props = {
  className: string
  /** Opens the preferences; null before the page answers to the visitor. */
  onOpen: (() => void) | null
}

const label = 'Manage Cookies'

/** Opens the cookie preferences; until it can, it leads to the page that tells how to do without them (C2.3-12). */
export function ManageCookies({ className, onOpen }: Props) {
  const linkHadFocus = useRef(false)
  const follow = (link: HTMLAnchorElement) => () => {
    linkHadFocus.current = link === document.activeElement
  }
  const takeOver = (button: HTMLButtonElement | null) => {
    if (linkHadFocus.current) button?.focus()
  }
  if (onOpen === null)
    return (
      <Anchor href={paths.privacy.to('cookies')} className={className} ref={follow} data-stands-for="cookies">
        {label}
      </Anchor>
    )
  return (
    <button type="button" className={className} onClick={onOpen} ref={takeOver} data-stands-for="cookies">
      {label}
    </button>
  )
}
