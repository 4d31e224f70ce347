import { transactionMachine, type TransactionOutcome } from '#machines/transaction.machine.ts'
import type { Meta } from '#machines/meta.ts'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { Toast, ToastRegion } from '#ui/toast/toast.tsx'

export type NumberedOutcome = TransactionOutcome & { readonly number: number }

type Props = { outcomes: ReadonlyArray<NumberedOutcome>; onClose: (number: number) => void }

const brokenMeta: Meta | undefined = transactionMachine.states['broken']?.meta
const brokenWords = brokenMeta?.says?.[0] ?? ''

/** Of several with the same words only the latest is shown. */
const isLatest = (outcomes: ReadonlyArray<NumberedOutcome>, at: number) =>
  outcomes.findLastIndex((other) => other.kind === 'refused' && other.message === outcomes[at]?.message) === at

/** What went wrong with a transaction, said to the visitor: a toast for a refusal, a dialog for a broken rule (C8-04, C8-06). */
export function Notices({ outcomes, onClose }: Props) {
  const broken = outcomes.find((outcome) => outcome.kind === 'broken')
  const refused = outcomes.filter((outcome, at) => outcome.kind === 'refused' && isLatest(outcomes, at)).slice(-5)
  return (
    <>
      <ToastRegion>
        {refused.map(({ number, message }) => (
          <Toast key={number} tone="danger" title={message} onClose={() => onClose(number)} />
        ))}
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
