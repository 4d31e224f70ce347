import { paths } from '#addresses/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { accessibilityNewIcon } from '#ui/icon/symbols/site-header.ts'
import { checkIcon } from '#ui/icon/symbols/status.ts'
import { useRef } from 'react'
import { tool } from '../site-header.css.ts'
import * as styles from './accessibility-button.css.ts'

type Props = {
  isHydrated: boolean
  isActive: boolean
  onOpen: () => void
}

export function AccessibilityButton({ isHydrated, isActive, onOpen }: Props) {
  const linkHadFocus = useRef(false)
  const icon = <Icon drawing={accessibilityNewIcon} label={`Accessibility settings${isActive ? ', active' : ''}`} />
  const rememberFocus = (link: HTMLAnchorElement) => () => {
    linkHadFocus.current = document.activeElement === link
  }
  const focusOnMount = (button: HTMLButtonElement | null) => {
    if (linkHadFocus.current) button?.focus()
    linkHadFocus.current = false
  }
  if (!isHydrated)
    return (
      <li>
        <Anchor href={paths.accessibility.to()} className={tool} ref={rememberFocus} data-stands-for="accessibility">
          {icon}
        </Anchor>
      </li>
    )
  return (
    <li>
      <button
        type="button"
        className={tool}
        aria-haspopup="dialog"
        onClick={onOpen}
        ref={focusOnMount}
        data-stands-for="accessibility"
      >
        {icon}
        {isActive && (
          <span className={styles.mark} aria-hidden>
            <Icon drawing={checkIcon} className={styles.tick} />
          </span>
        )}
      </button>
    </li>
  )
}
