import { paths } from '#addresses/paths.ts'
import { terrainPath } from '#addresses/terrain-path.ts'
import { account } from '#content/account.ts'
import { firm } from '#content/firm.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { placeOf } from '#domain/job-words.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Cluster, Container } from '#ui/layout/layout.tsx'
import * as styles from './account-page.css.ts'

type Props = {
  /** The job the visitor wants to apply for; null when there is none, or no such job. */
  job: JobPostingHeader | null
  /** Whether the visitor named a job that is not among the open ones. */
  isGone: boolean
}

const subjectOf = ({ JobFunction, TrackingNumber }: JobPostingHeader) =>
  `Application: ${JobFunction} (${TrackingNumber})`

const mailTo = (job: JobPostingHeader | null) =>
  `mailto:${firm.emails.careers}?subject=${encodeURIComponent(job ? subjectOf(job) : 'Application')}`

/** How to apply until applications can be made on the site (C2.1-24, C2.1-25). */
export function ApplicationPage({ job, isGone }: Props) {
  const { title, text, steps } = account.applications
  return (
    <>
      <Banner
        size="compact"
        kicker={job ? 'Apply for' : 'Account'}
        title={job ? job.JobFunction : 'My Application'}
        lead={job ? placeOf(job) : null}
        src={terrainPath('account', 'dark', 1600, 480)}
      />
      <Container className={styles.body}>
        <div className={styles.column}>
          {isGone && <Notice tone="warning" title={account.applications.gone} live="status" />}
          <Heading level={2}>{title}</Heading>
          <p>{text}</p>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Cluster>
            <ButtonLink href={mailTo(job)} icon="mail">
              Apply by e-mail
            </ButtonLink>
            {job && (
              <ButtonLink variant="text" href={paths.job.to(job.JobPosting_ID)}>
                Read about the job again
              </ButtonLink>
            )}
          </Cluster>
          <p className={styles.remark}>
            Our address is <Anchor href={mailTo(job)}>{firm.emails.careers}</Anchor>.
          </p>
        </div>
      </Container>
    </>
  )
}
