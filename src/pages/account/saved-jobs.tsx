import { account } from '#content/account.ts'
import type { accountSavedJobsMachine, AccountSavedJobsEvent } from '#machines/kept-jobs.machine.ts'
import { messages } from '#machines/meta.ts'
import { Button } from '#ui/button/button.tsx'
import { DefinitionList } from '#ui/definition-list/definition-list.tsx'
import { AlertDialog } from '#ui/dialog/dialog.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { LoadFailed } from '#ui/list-state/load-state.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import * as styles from './account-parts.css.ts'

export type AccountSavedJobsFlow = {
  snapshot: SnapshotFrom<typeof accountSavedJobsMachine>
  send: (event: AccountSavedJobsEvent) => void
}

const jobs = (count: number) =>
  count === 0 ? 'None' : `${count.toLocaleString('en-US')} ${count === 1 ? 'job' : 'jobs'}`

export function AccountSavedJobs({ snapshot, send }: AccountSavedJobsFlow) {
  const title = useRef<HTMLHeadingElement>(null)
  // The button that is pressed goes away with the failure.
  const tryAgain = () => {
    title.current?.focus()
    send({ type: 'load.requested' })
  }
  return (
    <section className={styles.section} aria-labelledby="kept-jobs">
      <Heading ref={title} id="kept-jobs" level={2} size="h3" tabIndex={-1}>
        {account.savedJobs.title}
      </Heading>
      <p className={styles.words}>{account.savedJobs.lead}</p>
      {snapshot.matches('failed') ? (
        <LoadFailed words={messages(snapshot)} onTryAgain={tryAgain} />
      ) : (
        <Counted snapshot={snapshot} send={send} />
      )}
    </section>
  )
}

function Counted({ snapshot, send }: AccountSavedJobsFlow) {
  const { kept, shown } = snapshot.context
  const isAsking = snapshot.matches('asking')
  return (
    <>
      {kept && (
        <DefinitionList
          narrowTerms
          items={[
            { term: 'On this device', detail: jobs(shown) },
            { term: 'In your account', detail: jobs(kept.length) },
          ]}
        />
      )}
      {kept && <Wishes snapshot={snapshot} send={send} />}
      <Outcome snapshot={snapshot} />
      <AlertDialog
        open={isAsking}
        title={isAsking && messages(snapshot)[0]}
        subtitle={isAsking && messages(snapshot)[1]}
        onConfirm={() => send({ type: 'forgetting.confirmed' })}
        onCancel={() => send({ type: 'forgetting.cancelled' })}
      />
    </>
  )
}

function Wishes({ snapshot, send }: AccountSavedJobsFlow) {
  const isOff = (event: AccountSavedJobsEvent) => ({ ...(!snapshot.can(event) && { 'aria-disabled': true }) })
  const wish = (type: 'merge.requested' | 'forgetting.requested') => ({
    ...isOff({ type }),
    onClick: () => send({ type }),
  })
  return (
    <Cluster>
      <Button variant="secondary" busy={snapshot.matches('merging')} {...wish('merge.requested')}>
        {account.savedJobs.merge}
      </Button>
      <Button variant="text" busy={snapshot.matches('forgetting')} {...wish('forgetting.requested')}>
        {account.savedJobs.forget}
      </Button>
    </Cluster>
  )
}

function Outcome({ snapshot }: Pick<AccountSavedJobsFlow, 'snapshot'>) {
  const { told } = snapshot.context
  const isBusy = snapshot.matches('loading') || snapshot.matches('merging') || snapshot.matches('forgetting')
  return (
    <div role="status">
      {isBusy && <p>{messages(snapshot).join(' ')}</p>}
      {told && (
        <Notice tone={told.tone} title={told.title}>
          <p>{told.message}</p>
          {told.reason && <p>{told.reason}</p>}
        </Notice>
      )}
    </div>
  )
}
