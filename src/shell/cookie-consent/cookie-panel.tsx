import { cookieKindTexts, cookiePanel } from '#content/cookies.ts'
import type { CookieKind, CookiePreferences, OptionalCookieKind } from '#domain/cookie-preferences.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useId } from 'react'
import * as styles from './cookie-panel.css.ts'

type Props = {
  /** What the toggles say. */
  preferences: CookiePreferences
  /** What is said of the state: a sentence, or a title and what follows from it. */
  words: ReadonlyArray<string>
  /** Whether the browser's privacy signal has decided, so that nothing can be chosen. */
  isDecided: boolean
  /** Whether a choice was made and the panel is about to go. */
  isClosing: boolean
  onToggle: (kind: OptionalCookieKind) => void
  onDisableAll: () => void
  onAllowAll: () => void
  onSave: () => void
  onClose: () => void
}

/** Where a visitor chooses in detail, or reads why the choice is made (C4.2-13 to C4.2-16). */
export function CookiePanel(props: Props) {
  const { preferences, words, isDecided, onToggle, onClose } = props
  const [title, ...rest] = words
  const toggle = (kind: OptionalCookieKind) => ({ onCheckedChange: () => onToggle(kind), disabled: isDecided })
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
      <div className={styles.kinds}>
        <Kind kind="necessary" isOn disabled />
        <Kind kind="social" isOn={preferences.includes('social')} {...toggle('social')} />
        <Kind kind="analytical" isOn={preferences.includes('analytical')} {...toggle('analytical')} />
      </div>
      {!isDecided && (
        <p role="status" className={styles.words}>
          {words.join(' ')}
        </p>
      )}
    </Dialog>
  )
}

type KindProps = { kind: CookieKind; isOn: boolean; disabled: boolean; onCheckedChange?: () => void }

function Kind({ kind, isOn, ...rest }: KindProps) {
  const textId = useId()
  const { label, text } = cookieKindTexts[kind]
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
