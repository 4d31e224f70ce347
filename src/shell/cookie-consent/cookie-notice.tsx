import { joinClassNames } from '#ui/class-names.ts'
import { Button } from '#ui/button/button.tsx'
import { Container } from '#ui/layout/layout.tsx'
import { reserveBottomSpace } from '#ui/theme/bottom-space.ts'
import { useId } from 'react'
import * as styles from './cookie-notice.css.ts'

type Props = {
  words: ReadonlyArray<string>
  /** Rendered before consent is known: shown only where the head script has set `data-asks`. */
  isPreHydration?: boolean
  isClosing: boolean
  onDisableAll: () => void
  onAllowAll: () => void
  onManage: () => void
}

/** Moves the focus to the page if the notice has it when it is removed. */
function attachNotice(notice: HTMLElement) {
  const releaseBottomSpace = reserveBottomSpace(notice)
  return () => {
    releaseBottomSpace()
    if (notice.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true })
  }
}

export function CookieNotice({ words, isPreHydration, isClosing, onDisableAll, onAllowAll, onManage }: Props) {
  const titleId = useId()
  const [title, first, ...rest] = words
  const lead = isClosing ? undefined : styles.lead
  return (
    <section
      aria-labelledby={titleId}
      className={joinClassNames(styles.root, isPreHydration && styles.preHydration)}
      ref={attachNotice}
      data-print="hide"
    >
      <Container className={styles.line}>
        <p id={titleId} className={joinClassNames(styles.title, !isClosing && styles.unseen)}>
          {title}
        </p>
        <p className={styles.text}>
          <span className={lead}>{first}</span> <span>{rest.join(' ')}</span>
        </p>
        <div className={styles.answers}>
          <Button variant="secondary" data-early="consent:necessary" aria-disabled={isClosing} onClick={onDisableAll}>
            Disable All
          </Button>
          <Button variant="secondary" data-early="consent:all" aria-disabled={isClosing} onClick={onAllowAll}>
            Allow All
          </Button>
        </div>
        <Button variant="text" className={styles.more} aria-disabled={isClosing} onClick={onManage}>
          Manage Preferences
        </Button>
      </Container>
    </section>
  )
}
