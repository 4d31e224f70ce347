import {
  isDeleting,
  type jobSubscriptionsMachine,
  type JobSubscriptionsEvent,
} from '#machines/job-subscriptions.machine.ts'
import { messages } from '#machines/meta.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import type { SnapshotFrom } from 'xstate'
import { UnsubscribeForm } from './end-form.tsx'
import * as styles from './job-subscriptions-page.css.ts'
import { SubscriptionRow } from './subscription-row.tsx'

type Props = {
  readonly snapshot: SnapshotFrom<typeof jobSubscriptionsMachine>
  readonly send: (event: JobSubscriptionsEvent) => void
}

export function SubscriptionList({ snapshot, send }: Props) {
  const { id, rows, deleting } = snapshot.context
  const [first] = rows ?? []
  return (
    <>
      {first && <p className={styles.subscriber}>For: {first.EmailAddress}</p>}
      {messages(snapshot).map((sentence) => (
        <p key={sentence} className={styles.words}>
          {sentence}
        </p>
      ))}
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>Job Posting Subscriptions</VisuallyHidden>
        </caption>
        <thead>
          <tr className={styles.titles}>
            <th scope="col" className={styles.title}>
              Job Function
            </th>
            <th scope="col" className={styles.title}>
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {rows?.map((row) => (
            <SubscriptionRow
              key={row.PrimaryKey}
              id={id}
              row={row}
              isDeleting={isDeleting(row, deleting)}
              isOff={deleting !== null}
              onEnd={(key) => send({ type: 'end.requested', key })}
            />
          ))}
        </tbody>
      </table>
      <UnsubscribeForm
        id={id}
        field={{ name: 'all', value: 'true' }}
        variant="primary"
        busy={deleting !== null && 'id' in deleting}
        off={deleting !== null}
        onEnd={() => send({ type: 'endAll.requested' })}
      >
        Unsubscribe From All
      </UnsubscribeForm>
    </>
  )
}
