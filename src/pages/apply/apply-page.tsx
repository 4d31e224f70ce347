import { paths } from '#addresses/paths.ts'
import { apply } from '#content/apply.ts'
import { firm } from '#content/firm.ts'
import { formatJobLocation } from '#domain/jobs/job-words.ts'
import { isFormMissing } from '#machines/apply-context.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Container } from '#ui/layout/layout.tsx'
import { useRef } from 'react'
import type { ApplyFlow } from './apply-flow.ts'
import { ApplyState } from './apply-state.tsx'
import * as styles from './apply-page.css.ts'

export function ApplyPage(flow: ApplyFlow) {
  const title = useRef<HTMLHeadingElement>(null)
  const { posting = null, isGeneric = false } = flow.snapshot.context.found ?? {}
  return (
    <>
      <Banner
        size="compact"
        kicker={apply.kicker}
        title={apply.title(posting?.JobFunction ?? null, isGeneric)}
        titleRef={title}
        lead={posting ? formatJobLocation(posting) : isGeneric ? apply.anyJobLead : null}
      />
      <Container className={styles.page}>
        <div className={styles.main}>
          <ApplyState {...flow} focusTitle={() => title.current?.focus()} />
        </div>
        <Sidebar {...flow} />
      </Container>
    </>
  )
}

function Sidebar({ snapshot, terms }: Pick<ApplyFlow, 'snapshot' | 'terms'>) {
  const { id, found } = snapshot.context
  const posting = found?.posting ?? null
  const canBegin = snapshot.matches('beginning') || snapshot.matches('starting')
  const offersForm = id !== '' && (canBegin || isFormMissing(snapshot.context))
  return (
    <aside className={styles.aside} aria-labelledby="terms">
      <div className={styles.section}>
        <Heading id="terms" level={2} size="h4">
          {apply.terms.title}
        </Heading>
        <p>{apply.terms.next}</p>
        <p>{apply.terms.draft(terms.draftDays)}</p>
        <p>{apply.terms.application(terms.applicationDays)}</p>
        <p>
          <span>{apply.terms.questions}</span> <a href={`mailto:${firm.emails.careers}`}>{firm.emails.careers}</a>
        </p>
      </div>
      <div className={styles.section}>
        {offersForm && <Anchor href={paths.application.to(id)}>{apply.form.start}</Anchor>}
        {posting && <Anchor href={paths.job.to(posting.JobPosting_ID)}>{apply.ways.job}</Anchor>}
        <Anchor href={paths.account.to()}>{apply.ways.account}</Anchor>
        <Anchor href={paths.opportunities.to()}>{apply.ways.jobs}</Anchor>
      </div>
    </aside>
  )
}
