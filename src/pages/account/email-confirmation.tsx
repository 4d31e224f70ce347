import type { AccountConfirmationEvent, accountConfirmationMachine } from '#machines/account-confirmation.machine.ts'
import { messages } from '#machines/meta.ts'
import { Button } from '#ui/button/button.tsx'
import type { SnapshotFrom } from 'xstate'
import * as styles from './account-parts.css.ts'

type Props = {
  readonly snapshot: SnapshotFrom<typeof accountConfirmationMachine>
  readonly send: (event: AccountConfirmationEvent) => void
}

export function EmailConfirmation({ snapshot, send }: Props) {
  return (
    <span className={styles.confirmation}>
      <span className={styles.quiet}>Not confirmed. Please follow the link in the email we sent you.</span>
      <Button
        variant="secondary"
        busy={snapshot.matches('sending')}
        onClick={() => send({ type: 'confirmation.requested' })}
      >
        Send the email again
      </Button>
      <span role="status" className={styles.quiet}>
        {messages(snapshot).map((words) => (
          <span key={words} className={styles.sentence}>
            {words}
          </span>
        ))}
      </span>
    </span>
  )
}
