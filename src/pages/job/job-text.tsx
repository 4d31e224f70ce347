import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { Prose } from '#ui/prose/prose.tsx'
import type { JobVisit } from './job-visit.ts'
import * as styles from './job-page.css.ts'

type Sanitise = JobVisit['sanitise']

/** What the job is about and what it asks for (J2.5-18 to J2.5-23). */
export function JobText({ job, sanitise }: { job: JobPostingHeader; sanitise: Sanitise }) {
  return (
    <>
      {job.ShortDescription && (
        <section className={styles.part}>
          <h2 className={styles.heading}>Overview</h2>
          <p className={styles.overview}>{job.ShortDescription}</p>
        </section>
      )}
      <Part title="Responsibilities" html={job.Responsibilities} sanitise={sanitise} />
      <Part title="Skills Required" html={job.SkillsRequired} sanitise={sanitise} />
      <Part title="Education" html={job.EducationRequirement} sanitise={sanitise} />
    </>
  )
}

function Part({ title, html, sanitise }: { title: string; html: string | null; sanitise: Sanitise }) {
  if (!html) return null
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      <Prose html={sanitise(html)} />
    </section>
  )
}
