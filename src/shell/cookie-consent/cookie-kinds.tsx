import { cookieKindTexts } from '#content/cookies.ts'
import type { OptionalCookieKind } from '#domain/visit/cookie-preferences.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { useId } from 'react'
import * as styles from './cookie-kinds.css.ts'

const { necessary, social, analytical } = cookieKindTexts

export type CookieKindsProps = {
  feedSourceKind: keyof typeof social.text
  isOn: (kind: OptionalCookieKind) => boolean
  isDecided: boolean
  onToggle: (kind: OptionalCookieKind) => void
}

export function CookieKinds({ feedSourceKind, isOn, isDecided, onToggle }: CookieKindsProps) {
  const toggle = (kind: OptionalCookieKind) => ({
    isOn: isOn(kind),
    disabled: isDecided,
    onCheckedChange: () => onToggle(kind),
  })
  return (
    <div className={styles.kinds}>
      <Kind {...necessary} isOn disabled />
      <Kind {...social} text={social.text[feedSourceKind]} {...toggle('social')} />
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
