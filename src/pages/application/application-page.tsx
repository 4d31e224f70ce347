import { paths } from '#addresses/paths.ts'
import { applicationForm as words } from '#content/application-form.ts'
import { apply } from '#content/apply.ts'
import { firm } from '#content/firm.ts'
import { formatJobLocation } from '#domain/jobs/job-words.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { errorPrefix, useTitlePrefix } from '#ui/error-summary/error-summary.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Container } from '#ui/layout/layout.tsx'
import { useRef } from 'react'
import { outcomeId } from './application-form-notice.tsx'
import { formatViewTitle, type FormFlow } from './application-flow.ts'
import { FormState } from './form-state.tsx'
import * as styles from './application-page.css.ts'

export function ApplicationPage(flow: FormFlow) {
  const title = useRef<HTMLHeadingElement>(null)
  const { posting = null } = flow.snapshot.context.found ?? {}
  const head = getHead(flow)
  useTitlePrefix(getTitlePrefix(flow))
  return (
    <>
      <Banner
        size="slim"
        kicker={head.kicker}
        title={head.title}
        titleRef={title}
        titleDescription={flow.snapshot.context.told?.tone === 'success' ? outcomeId : undefined}
        lead={posting ? formatJobLocation(posting) : null}
      />
      <Container className={styles.page}>
        <div className={styles.main}>
          <FormState {...flow} focusTitle={() => title.current?.focus()} />
        </div>
        <Sidebar {...flow} />
      </Container>
    </>
  )
}

/** Null for the list of sections, and while nothing is written. */
function getPartTitle({ snapshot }: Pick<FormFlow, 'snapshot'>) {
  const { view } = snapshot.context
  const isWritten = snapshot.hasTag('shown') && !snapshot.matches('beginning') && !snapshot.matches('starting')
  return isWritten && view !== 'sections' ? formatViewTitle(view) : null
}

function getHead(flow: Pick<FormFlow, 'snapshot'>) {
  const { posting = null, isGeneric = false } = flow.snapshot.context.found ?? {}
  const job = words.title(posting?.JobFunction ?? null, isGeneric)
  const part = getPartTitle(flow)
  return part === null ? { kicker: words.kicker, title: job } : { kicker: job, title: part }
}

function getTitlePrefix(flow: Pick<FormFlow, 'snapshot'>) {
  const part = getPartTitle(flow)
  const { told } = flow.snapshot.context
  return `${flow.snapshot.hasTag('shown') && told?.tone === 'danger' ? errorPrefix : ''}${part === null ? '' : `${part} | `}`
}

function Sidebar({ snapshot, terms }: Pick<FormFlow, 'snapshot' | 'terms'>) {
  const { found, id } = snapshot.context
  const posting = found?.posting ?? null
  return (
    <aside className={styles.aside} aria-labelledby="terms">
      <div className={styles.section}>
        <Heading id="terms" level={2} size="h4">
          {apply.terms.title}
        </Heading>
        <p>{words.terms.saved}</p>
        <p>{apply.terms.next}</p>
        <p>{apply.terms.draft(terms.draftDays)}</p>
        <p>{apply.terms.application(terms.applicationDays)}</p>
        <p>
          <span>{apply.terms.questions}</span> <a href={`mailto:${firm.emails.careers}`}>{firm.emails.careers}</a>
        </p>
      </div>
      <div className={styles.section}>
        {posting && <Anchor href={paths.job.to(posting.JobPosting_ID)}>{words.ways.job}</Anchor>}
        <Anchor href={paths.apply.to(id)}>{words.ways.resume}</Anchor>
        <Anchor href={paths.account.to()}>{words.ways.account}</Anchor>
      </div>
    </aside>
  )
}
