import { paths } from '#addresses/paths.ts'
import { terrainPath } from '#addresses/terrain-path.ts'
import { applicationForm as words } from '#content/application-form.ts'
import { apply } from '#content/apply.ts'
import { formatJobLocation } from '#domain/jobs/job-words.ts'
import { sectionTitle } from '#contract/application-sections.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { errorPrefix, useTitlePrefix } from '#ui/error-summary/error-summary.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Container } from '#ui/layout/layout.tsx'
import { useRef } from 'react'
import type { FormFlow } from './application-flow.ts'
import { FormState } from './form-state.tsx'
import * as styles from './application-page.css.ts'

export function ApplicationPage(flow: FormFlow) {
  const title = useRef<HTMLHeadingElement>(null)
  const { posting = null, isGeneric = false } = flow.snapshot.context.found ?? {}
  useTitlePrefix(getTitlePrefix(flow))
  return (
    <>
      <Banner
        size="compact"
        kicker={words.kicker}
        title={words.title(posting?.JobFunction ?? null, isGeneric)}
        titleRef={title}
        lead={posting ? formatJobLocation(posting) : null}
        src={terrainPath('account', 'dark', 1600, 480)}
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

function getTitlePrefix({ snapshot }: Pick<FormFlow, 'snapshot'>) {
  const { told, view } = snapshot.context
  if (!snapshot.hasTag('shown')) return ''
  const part = view === 'review' ? words.review.title : view === 'sections' ? '' : sectionTitle(view)
  return `${told?.tone === 'danger' ? errorPrefix : ''}${part && `${part} | `}`
}

function Sidebar({ snapshot, terms }: Pick<FormFlow, 'snapshot' | 'terms'>) {
  const { found, id } = snapshot.context
  const posting = found?.posting ?? null
  return (
    <aside className={styles.aside} aria-labelledby="terms">
      <div className={styles.section}>
        <Heading id="terms" level={2} size="h4">
          {words.terms.title}
        </Heading>
        <p>{words.terms.saved}</p>
        <p>{apply.terms.draft(terms.draftDays)}</p>
        <p>{apply.terms.application(terms.applicationDays)}</p>
      </div>
      <div className={styles.section}>
        {posting && <Anchor href={paths.job.to(posting.JobPosting_ID)}>{words.ways.job}</Anchor>}
        {id !== '' && <Anchor href={paths.apply.to(id)}>{words.ways.resume}</Anchor>}
        <Anchor href={paths.account.to()}>{words.ways.account}</Anchor>
      </div>
    </aside>
  )
}
