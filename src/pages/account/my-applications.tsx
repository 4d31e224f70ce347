import { paths } from '#addresses/paths.ts'
import { account } from '#content/account.ts'
import { listApplicationGroups } from '#machines/my-applications.machine.ts'
import { messages } from '#machines/meta.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Loading, LoadFailed } from '#ui/list-state/load-state.tsx'
import { OutcomeNotice } from '#ui/notice/outcome-notice.tsx'
import { StageStatus } from '#ui/stage-status/stage-status.tsx'
import { useRef } from 'react'
import { ApplicationEntry } from './application-entry.tsx'
import type { ApplicationsFlow } from './application-details.tsx'
import { DiscardQuestion, WithdrawQuestion } from './application-questions.tsx'
import * as parts from './account-parts.css.ts'
import * as styles from './my-applications.css.ts'

export function MyApplications(flow: ApplicationsFlow) {
  const title = useRef<HTMLHeadingElement>(null)
  // The button that is pressed goes away with the failure.
  const tryAgain = () => {
    title.current?.focus()
    flow.send({ type: 'load.requested' })
  }
  const isMissing = flow.snapshot.matches('failed')
  return (
    <section className={parts.section} aria-labelledby="applications">
      <Heading ref={title} id="applications" level={2} size="h3" tabIndex={-1}>
        {account.mine.title}
      </Heading>
      <p className={parts.words}>{account.mine.lead}</p>
      <Outcome {...flow} />
      {isMissing ? <LoadFailed words={getFlowMessages(flow)} onTryAgain={tryAgain} /> : <List {...flow} />}
      <WithdrawQuestion {...flow} />
      <DiscardQuestion {...flow} />
    </section>
  )
}

const getFlowMessages = ({ snapshot }: Pick<ApplicationsFlow, 'snapshot'>) =>
  messages({ getMeta: () => snapshot.getMeta() })

function List(flow: ApplicationsFlow) {
  const { applications } = flow.snapshot.context
  if (applications === null || flow.snapshot.matches('loading')) return <Loading words={getFlowMessages(flow)} />
  if (applications.length === 0)
    return (
      <>
        <p>{getFlowMessages(flow)}</p>
        <Anchor href={paths.opportunities.to()}>{account.mine.open}</Anchor>
      </>
    )
  return listApplicationGroups({ applications }).map((group) => (
    <div key={group.title} className={styles.group}>
      <Heading level={3} size="h4">
        {group.title}
      </Heading>
      <ul className={styles.list} aria-label={group.title}>
        {group.entries.map((entry) => (
          <ApplicationEntry key={entry.application.Application_ID} entry={entry} {...flow} />
        ))}
      </ul>
    </div>
  ))
}

function Outcome({ snapshot }: ApplicationsFlow) {
  const { told, stage } = snapshot.context
  const isUnderWay = snapshot.hasTag('busy')
  return (
    <div className={styles.outcome}>
      <StageStatus words={stage.words.join(' ')} />
      {told && !isUnderWay && <OutcomeNotice key={told.title} {...told} />}
    </div>
  )
}
