import { subjectAddress } from '#addresses/job-alert-subject.ts'
import { paths } from '#addresses/paths.ts'
import { account } from '#content/account.ts'
import {
  formerEmailMessages,
  type AccountAlertsEvent,
  type accountAlertsMachine,
} from '#machines/account-alerts.machine.ts'
import { messages } from '#machines/meta.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Loading, LoadFailed } from '#ui/list-state/load-state.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import { ActionTable } from './action-table.tsx'
import * as styles from './account-parts.css.ts'

type Flow = {
  readonly snapshot: SnapshotFrom<typeof accountAlertsMachine>
  readonly send: (event: AccountAlertsEvent) => void
}

export function JobAlerts(flow: Flow) {
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <section className={styles.section} aria-labelledby="job-alerts">
      <Heading ref={title} id="job-alerts" level={2} size="h3" tabIndex={-1}>
        {account.alerts.title}
      </Heading>
      <State {...flow} focusTitle={() => title.current?.focus()} />
    </section>
  )
}

function State({ snapshot, send, focusTitle }: Flow & { focusTitle: () => void }) {
  const words = messages(snapshot)
  if (snapshot.matches('loading')) return <Loading words={words} />
  // What is pressed goes away with the failure, or with the offer.
  const act = (type: 'load.requested' | 'move.requested') => () => {
    focusTitle()
    send({ type })
  }
  if (snapshot.matches('failed')) return <LoadFailed words={words} onTryAgain={act('load.requested')} />
  if (snapshot.matches('unconfirmed')) return <p className={styles.words}>{words.join(' ')}</p>
  return (
    <>
      <Offer snapshot={snapshot} onMove={act('move.requested')} />
      {words.map((sentence) => (
        <p key={sentence} className={styles.words}>
          {sentence}
        </p>
      ))}
      {(snapshot.context.account?.JobAlerts.length ?? 0) > 0 && <Table snapshot={snapshot} send={send} />}
      <Anchor href={paths.opportunities.to()}>{account.alerts.add}</Anchor>
    </>
  )
}

function Offer({ snapshot, onMove }: Pick<Flow, 'snapshot'> & { readonly onMove: () => void }) {
  const offers = formerEmailMessages(snapshot.context)
  const { busy } = snapshot.context
  if (offers.length === 0) return null
  return (
    <div className={styles.offer}>
      {offers.map((offer) => (
        <p key={offer}>{offer}</p>
      ))}
      <p className={styles.quiet}>{account.alerts.move}</p>
      <Button
        variant="secondary"
        busy={busy === 'all'}
        {...(busy !== null && { 'aria-disabled': true })}
        onClick={onMove}
      >
        Move them to this address
      </Button>
    </div>
  )
}

function Table({ snapshot, send }: Flow) {
  const { account: known, ended, busy } = snapshot.context
  return (
    <ActionTable title={account.alerts.title} subject="Job alert">
      {known?.JobAlerts.map((alert, at) => (
        // A job alert that begins once more has another key, and its button keeps the focus.
        <Row key={at} alert={alert} hasEnded={ended.includes(alert.PrimaryKey)} busy={busy} send={send} />
      ))}
    </ActionTable>
  )
}

type Context = Flow['snapshot']['context']

type RowProps = Pick<Flow, 'send'> & {
  readonly alert: NonNullable<Context['account']>['JobAlerts'][number]
  readonly hasEnded: boolean
  readonly busy: Context['busy']
}

function Row({ alert, hasEnded, busy, send }: RowProps) {
  const { PrimaryKey: key, JobFunction } = alert
  const isBusy = busy !== null && busy !== 'all' && busy.key === key
  return (
    <tr className={styles.row} aria-busy={isBusy}>
      <th scope="row" className={styles.when}>
        <Anchor href={subjectAddress(alert)}>{JobFunction}</Anchor>
        {hasEnded && <span className={styles.quiet}>Ended. You will get no more emails about it.</span>}
      </th>
      <td className={styles.action}>
        <Button
          variant="secondary"
          busy={isBusy}
          {...(busy !== null && { 'aria-disabled': true })}
          onClick={() => send({ type: hasEnded ? 'start.requested' : 'end.requested', key })}
        >
          <span>{hasEnded ? 'Start again' : 'End'}</span>
          <VisuallyHidden> {JobFunction}</VisuallyHidden>
        </Button>
      </td>
    </tr>
  )
}
