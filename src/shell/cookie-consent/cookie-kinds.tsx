import { cookieKindTexts } from '#content/cookies.ts'
import type { OptionalCookieKind } from '#domain/visit/cookie-preferences.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { useId } from 'react'
import * as styles from './cookie-kinds.css.ts'

const { necessary, social, analytical } = cookieKindTexts

export type CookieKindsProps = {
  /** From whom the feeds of social media come. */
  feedsFrom: keyof typeof social.text
  /** What the toggles say. */
  isOn: (kind: OptionalCookieKind) => boolean
  /** Whether the browser's privacy signal has decided, so that nothing can be chosen. */
  isDecided: boolean
  onToggle: (kind: OptionalCookieKind) => void
}

/** The kinds of cookies, what each is for on this site, and its toggle (C4.2-13, C4.2-15). */
export function CookieKinds({ feedsFrom, isOn, isDecided, onToggle }: CookieKindsProps) {
  const toggle = (kind: OptionalCookieKind) => ({
    isOn: isOn(kind),
    disabled: isDecided,
    onCheckedChange: () => onToggle(kind),
  })
  return (
    <div className={styles.kinds}>
      <Kind {...necessary} isOn disabled />
      <Kind {...social} text={social.text[feedsFrom]} {...toggle('social')} />
      <Kind {...analytical} {...toggle('analytical')} />
    </div>
  )
}

type KindProps = { label: string; text: string; isOn: boolean; disabled: boolean; onCheckedChange?: () => void }

function Kind({ label, text, isOn, ...rest }: KindProps) {
  const textId = useId()
  return (
    <div className={styles.kind}>
      <Checkbox {...rest} checked={isOn} aria-describedby={textId}>
        <span className={styles.label}>{label}</span>
      </Checkbox>
      <p id={textId} className={styles.text}>
        {text}
      </p>
    </div>
  )
}
