import { cookieKindTexts, cookiePanel } from '#content/cookies.ts'
import type { OptionalCookieKind, CookiePreferences } from '#domain/visit/cookie-preferences.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { useId } from 'react'
import * as styles from './cookie-panel.css.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'

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

type Props = Pick<CookieKindsProps, 'feedSourceKind' | 'isDecided' | 'onToggle'> & {
  preferences: CookiePreferences
  words: ReadonlyArray<string>
  isClosing: boolean
  onDisableAll: () => void
  onAllowAll: () => void
  onSave: () => void
  onClose: () => void
}

export function CookiePanel(props: Props) {
  const { feedSourceKind, preferences, words, isDecided, onToggle, onClose } = props
  const [title, ...rest] = words
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={cookiePanel.title}
      subtitle={isDecided ? null : cookiePanel.subtitle}
      footer={isDecided ? <Button onClick={onClose}>Close</Button> : <Answers {...props} />}
    >
      {isDecided && (
        <Notice tone="info" title={title}>
          {rest.join(' ')}
        </Notice>
      )}
      <CookieKinds
        feedSourceKind={feedSourceKind}
        isOn={(kind) => preferences.includes(kind)}
        isDecided={isDecided}
        onToggle={onToggle}
      />
      {!isDecided && (
        <p role="status" className={styles.words}>
          {words.join(' ')}
        </p>
      )}
    </Dialog>
  )
}

function Answers({ isClosing, onDisableAll, onAllowAll, onSave }: Props) {
  return (
    <div className={styles.answers}>
      <Button variant="secondary" aria-disabled={isClosing} onClick={onDisableAll}>
        Disable All Cookies
      </Button>
      <Button variant="secondary" aria-disabled={isClosing} onClick={onAllowAll}>
        Allow All
      </Button>
      <Button className={styles.save} aria-disabled={isClosing} onClick={onSave}>
        Save and Close
      </Button>
    </div>
  )
}
