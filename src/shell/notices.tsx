import type { Meta } from '#machines/meta.ts'
import type { Toast as ToastOf } from '#machines/toast-queue.machine.ts'
import { transactionMachine } from '#machines/transaction.machine.ts'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { Toast, ToastRegion } from '#ui/toast/toast.tsx'

type Props = {
  toasts: ReadonlyArray<ToastOf>
  onClose: (id: number) => void
  /** Whether a transaction broke a business rule. */
  isBroken: boolean
  onBrokenClose: () => void
  /** What is said of the saved jobs: a title and what follows from it. */
  savedJobsWords: ReadonlyArray<string>
  onSavedJobsClose: () => void
}

const brokenMeta: Meta | undefined = transactionMachine.states['broken']?.meta
const brokenWords = brokenMeta?.says?.[0] ?? ''

/** What visitors are told: toasts, and a dialog for a broken rule (C8-04, C8-06). */
export function Notices({ toasts, onClose, isBroken, onBrokenClose, savedJobsWords, onSavedJobsClose }: Props) {
  const [title, ...rest] = savedJobsWords
  return (
    <>
      <ToastRegion>
        {toasts.map(({ id, key: _key, ...notice }) => (
          <Toast key={id} {...notice} onClose={() => onClose(id)} />
        ))}
        {title && (
          <Toast tone="warning" title={title} message={rest.join(' ')} duration={null} onClose={onSavedJobsClose} />
        )}
      </ToastRegion>
      <AlertDialog
        open={isBroken}
        title="Error Occurred"
        subtitle={brokenWords}
        size="wide"
        confirm={null}
        cancel="OK"
        onCancel={onBrokenClose}
      />
    </>
  )
}
