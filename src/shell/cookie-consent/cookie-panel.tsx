import { cookiePanel } from '#content/cookies.ts'
import type { CookiePreferences } from '#domain/visit/cookie-preferences.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { CookieKinds, type CookieKindsProps } from './cookie-kinds.tsx'
import * as styles from './cookie-panel.css.ts'

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
