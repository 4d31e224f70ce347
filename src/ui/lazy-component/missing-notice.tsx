import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import * as styles from './missing-notice.css.ts'

type Props = {
  title: string
  isTrying: boolean
  onRetry: () => void
  onDismiss: () => void
}

export function MissingNotice({ title, isTrying, onRetry, onDismiss }: Props) {
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const tryAgain = () => retry()
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [])
  // Not where the part would stand: a header has colours of its own, and an open dialog hides what is outside of it.
  return createPortal(
    <div className={styles.root} data-print="hide">
      <Notice tone="warning" title={title} live="alert">
        <p>The connection may be down. What you have typed is still here.</p>
        <div className={styles.answers}>
          <Button aria-disabled={isTrying} onClick={onRetry}>
            Try again
          </Button>
          <Button variant="text" onClick={onDismiss}>
            Dismiss
          </Button>
        </div>
      </Notice>
    </div>,
    document.body,
  )
}
