import { paths } from '#addresses/paths.ts'
import { terrainPath } from '#addresses/terrain-path.ts'
import { firm } from '#content/firm.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Cluster, Container } from '#ui/layout/layout.tsx'
import * as styles from './account-page.css.ts'

type Props = {
  application: {
    head: { kicker: string; heading: string; lead: string | null }
    job: JobPostingHeader | null
    notice: { title: string; text: string } | null
    title: string
    text: string
    steps: ReadonlyArray<string>
    /** The address of the mail. */
    mail: string
  }
}

/** How to apply until applications can be made on the site (C2.1-24, C2.1-25). */
export function ApplicationPage({ application: { head, job, notice, title, text, steps, mail } }: Props) {
  return (
    <>
      <Banner
        size="compact"
        kicker={head.kicker}
        title={head.heading}
        lead={head.lead}
        src={terrainPath('account', 'dark', 1600, 480)}
      />
      <Container className={styles.body}>
        <div className={styles.column}>
          {notice && (
            <Notice tone="info" title={notice.title} live="status">
              <p>{notice.text}</p>
            </Notice>
          )}
          <Heading level={2}>{title}</Heading>
          <p>{text}</p>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Cluster>
            <ButtonLink href={mail} icon="mail">
              Apply by e-mail
            </ButtonLink>
            <ButtonLink variant="text" href={job ? paths.job.to(job.JobPosting_ID) : paths.opportunities.to()}>
              {job ? 'Read about the job again' : 'Search All Careers'}
            </ButtonLink>
          </Cluster>
          <p className={styles.remark}>
            Our address is <Anchor href={mail}>{firm.emails.careers}</Anchor>.
          </p>
        </div>
      </Container>
    </>
  )
}
