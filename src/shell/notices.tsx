import { transactionMachine, type TransactionOutcome } from '#machines/transaction.machine.ts'
import type { Meta } from '#machines/meta.ts'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { Toast, ToastRegion } from '#ui/toast/toast.tsx'

export type NumberedOutcome = TransactionOutcome & { readonly number: number }

type Props = {
  outcomes: ReadonlyArray<NumberedOutcome>
  onClose: (number: number) => void
  /** What is said of the saved jobs: a title and what follows from it. */
  savedJobsWords: ReadonlyArray<string>
  onSavedJobsClose: () => void
}

const brokenMeta: Meta | undefined = transactionMachine.states['broken']?.meta
const brokenWords = brokenMeta?.says?.[0] ?? ''

/** Of several with the same words only the latest is shown. */
const isLatest = (outcomes: ReadonlyArray<NumberedOutcome>, at: number) =>
  outcomes.findLastIndex((other) => other.kind === 'refused' && other.message === outcomes[at]?.message) === at

/**
 * What went wrong, said to the visitor: a toast for a transaction that was refused, a dialog for a broken rule (C8-04,
 * C8-06), and a toast that stays for saved jobs that the device does not keep.
 */
export function Notices({ outcomes, onClose, savedJobsWords, onSavedJobsClose }: Props) {
  const [title, ...rest] = savedJobsWords
  const broken = outcomes.find((outcome) => outcome.kind === 'broken')
  const refused = outcomes.filter((outcome, at) => outcome.kind === 'refused' && isLatest(outcomes, at)).slice(-5)
  return (
    <>
      <ToastRegion>
        {refused.map(({ number, message }) => (
          <Toast key={number} tone="danger" title={message} onClose={() => onClose(number)} />
        ))}
        {title && (
          <Toast tone="warning" title={title} message={rest.join(' ')} duration={null} onClose={onSavedJobsClose} />
        )}
      </ToastRegion>
      <AlertDialog
        open={broken !== undefined}
        title="Error Occurred"
        subtitle={brokenWords}
        size="wide"
        confirm={null}
        cancel="OK"
        onCancel={() => broken && onClose(broken.number)}
      />
    </>
  )
}
