import { paths } from '#addresses/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { useRef } from 'react'

type Props = {
  className: string
  /** null before hydration. */
  onOpen: (() => void) | null
}

const label = 'Manage Cookies'

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
