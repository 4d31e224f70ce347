import { lazily } from '#domain/slicing/lazily.ts'
import type { PastNotice } from '#machines/toast-queue.machine.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import * as styles from './past-notices.css.ts'

type Props = {
  open: boolean
  /** Newest first. */
  past: ReadonlyArray<PastNotice>
  onOpenChange: (open: boolean) => void
  onClear: () => void
}

export function PastNotices({ open, past, onOpenChange, onClear }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Notifications"
      subtitle={past.length === 0 ? 'There are none.' : 'Messages from this visit, latest first.'}
      footer={
        <>
          <Button variant="secondary" aria-disabled={past.length === 0} onClick={onClear}>
            Clear
          </Button>
          <Button onClick={() => onOpenChange(false)}>OK</Button>
        </>
      }
    >
      {past.length > 0 && (
        <ol className={styles.list} aria-label="Past notifications">
          {past.map(({ id, at, tone, title, message }) => (
            <li key={id}>
              <Notice tone={tone} title={title}>
                {message && <p>{message}</p>}
                <Moment at={at} />
              </Notice>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}

const clock = lazily(() => new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }))

function Moment({ at }: { at: number }) {
  return (
    <time className={styles.moment} dateTime={new Date(at).toISOString()}>
      {clock().format(at)}
    </time>
  )
}
