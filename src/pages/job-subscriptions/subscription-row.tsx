import { subjectAddress } from '#addresses/job-alert-subject.ts'
import type { JobPostingSubscription } from '#contract/job-subscription.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { UnsubscribeForm } from './end-form.tsx'
import * as styles from './job-subscriptions-page.css.ts'

type Props = {
  readonly id: string
  readonly row: JobPostingSubscription
  readonly isDeleting: boolean
  readonly isOff: boolean
  readonly onEnd: (key: string) => void
}

export function SubscriptionRow({ id, row, isDeleting, isOff, onEnd }: Props) {
  const { PrimaryKey, JobFunction } = row
  return (
    <tr className={styles.row} aria-busy={isDeleting}>
      <th scope="row" className={styles.subject}>
        <Anchor href={subjectAddress(row)} className={styles.link}>
          {JobFunction}
        </Anchor>
        {isDeleting && <span className={styles.mark}>Being deleted…</span>}
      </th>
      <td className={styles.action}>
        <UnsubscribeForm
          id={id}
          field={{ name: 'key', value: PrimaryKey }}
          variant="secondary"
          busy={isDeleting}
          off={isOff}
          onEnd={() => onEnd(PrimaryKey)}
        >
          Unsubscribe<VisuallyHidden> from {JobFunction}</VisuallyHidden>
        </UnsubscribeForm>
      </td>
    </tr>
  )
}
