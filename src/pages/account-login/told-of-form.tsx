import { toNoticeView } from '#machines/form-view.ts'
import type { formMachine } from '#machines/form.machine.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice, type NoticeTone } from '#ui/notice/notice.tsx'
import { useFocusOnChange } from '#ui/use-focus-at.ts'
import type { SnapshotFrom } from 'xstate'
import * as styles from './account-login-page.css.ts'

type Props = { snapshot: SnapshotFrom<typeof formMachine>; onUnlock: () => void }

/** Takes the focus when it appears (J8-16). */
export function AccountFormNotice({ snapshot, onUnlock }: Props) {
  const { told, canUnlock, isUnlocking } = toNoticeView(snapshot)
  if (!told) return null
  return <UnlockableNotice key={told.title} {...told} unlock={canUnlock ? { isBusy: isUnlocking, onUnlock } : null} />
}

type UnlockableNoticeProps = {
  tone: NoticeTone
  title: string
  message: string
  reason?: string
  unlock: { isBusy: boolean; onUnlock: () => void } | null
}

function UnlockableNotice({ tone, title, message, reason, unlock }: UnlockableNoticeProps) {
  const notice = useFocusOnChange<HTMLDivElement>(1)
  return (
    <Notice ref={notice} tabIndex={-1} live="alert" tone={tone} title={title}>
      <p>{message}</p>
      {reason && <p>{reason}</p>}
      {unlock && (
        <Button variant="secondary" busy={unlock.isBusy} className={styles.tryAgain} onClick={unlock.onUnlock}>
          Try again now
        </Button>
      )}
    </Notice>
  )
}
