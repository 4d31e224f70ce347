import { joinClassNames } from '#ui/class-names.ts'
import { Button } from '#ui/button/button.tsx'
import { takeFloor } from '#ui/theme/take-floor.ts'
import { useId } from 'react'
import * as styles from './cookie-notice.css.ts'

type Props = {
  /** What is asked, or said of the answer: a title and what follows from it. */
  words: ReadonlyArray<string>
  /** Whether it is not known here that the visitor is to be asked: then it shows where the head of the page knows. */
  isEarly?: boolean
  /** Whether the answer was given. */
  isClosing: boolean
  onDisableAll: () => void
  onAllowAll: () => void
  onManage: () => void
}

/** Takes its room at the bottom of the window; when it goes with the focus in it, the page gets the focus. */
function stand(notice: HTMLElement) {
  const leaveFloor = takeFloor(notice)
  return () => {
    leaveFloor()
    if (notice.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true })
  }
}

/** Asks, at the bottom right and without taking the focus, what the site may do (C4.2-06 to C4.2-08, C2.4-09). */
export function CookieNotice({ words, isEarly, isClosing, onDisableAll, onAllowAll, onManage }: Props) {
  const titleId = useId()
  const [title, first, ...rest] = words
  const lead = isClosing ? undefined : styles.lead
  return (
    <section
      aria-labelledby={titleId}
      className={joinClassNames(styles.root, isEarly && styles.early)}
      ref={stand}
      data-print="hide"
    >
      <div className={styles.card}>
        <p id={titleId} className={joinClassNames(styles.title, lead)}>
          {title}
        </p>
        <p className={styles.text}>
          <span className={lead}>{first}</span> {rest.join(' ')}
        </p>
        <div className={styles.answers}>
          <Button variant="secondary" aria-disabled={isClosing} onClick={onDisableAll}>
            Disable All
          </Button>
          <Button variant="secondary" aria-disabled={isClosing} onClick={onAllowAll}>
            Allow All
          </Button>
        </div>
        <Button variant="text" className={styles.more} aria-disabled={isClosing} onClick={onManage}>
          Manage Preferences
        </Button>
      </div>
    </section>
  )
}
