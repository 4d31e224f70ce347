import { withdrawalReasons, type WithdrawalReason } from '#contract/application-states.ts'
import { toJobSummary } from '#domain/applications/application-words.ts'
import { messages } from '#machines/meta.ts'
import { RadioGroup } from '#ui/choice-group/choice-group.tsx'
import { AlertDialog } from '#ui/dialog/dialog.tsx'
import type { ApplicationsFlow } from './application-details.tsx'
import * as styles from './my-applications.css.ts'

const [noReason, ...reasons] = withdrawalReasons

const options = reasons.map((value: WithdrawalReason) => ({ value, label: value }))

const answers = ({ send }: ApplicationsFlow) => ({
  onConfirm: () => send({ type: 'wish.confirmed' }),
  onCancel: () => send({ type: 'wish.cancelled' }),
})

function Subject({ snapshot }: ApplicationsFlow) {
  const { applications, wish } = snapshot.context
  const application = applications?.find(({ Application_ID }) => Application_ID === wish?.id)
  return application && <p className={styles.subject}>{toJobSummary(application).title}</p>
}

export function WithdrawQuestion(flow: ApplicationsFlow) {
  const isOpen = flow.snapshot.matches('confirmingWithdrawal')
  const { wish } = flow.snapshot.context
  const [title, consequence, use] = isOpen ? messages(flow.snapshot) : []
  const reason = wish?.kind === 'withdraw' ? wish.reason : noReason
  return (
    <AlertDialog
      open={isOpen}
      title={title}
      subtitle={consequence}
      confirm="Withdraw"
      cancel="Keep my application"
      {...answers(flow)}
    >
      <Subject {...flow} />
      <RadioGroup
        legend="Why are you withdrawing?"
        options={options}
        defaultLabel={noReason}
        chosen={reason === noReason ? null : reason}
        onChoose={(chosen) => flow.send({ type: 'reason.chosen', reason: chosen ?? noReason })}
      />
      <p className={styles.quiet}>{use}</p>
    </AlertDialog>
  )
}

export function DiscardQuestion(flow: ApplicationsFlow) {
  const isOpen = flow.snapshot.matches('confirmingDiscard')
  const [title, consequence] = isOpen ? messages(flow.snapshot) : []
  return (
    <AlertDialog
      open={isOpen}
      title={title}
      subtitle={consequence}
      confirm="Delete the draft"
      cancel="Keep my draft"
      {...answers(flow)}
    >
      <Subject {...flow} />
    </AlertDialog>
  )
}
