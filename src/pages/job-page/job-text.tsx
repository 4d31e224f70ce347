import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { Prose } from '#ui/prose/prose.tsx'
import type { Sanitise } from '#ui/prose/safe-html.ts'
import { Part } from './part.tsx'
import * as styles from './job-page.css.ts'

export function JobText({ job, sanitise }: { job: JobPostingHeader; sanitise: Sanitise }) {
  return (
    <>
      {job.ShortDescription && (
        <Part title="Overview">
          <p className={styles.overview}>{job.ShortDescription}</p>
        </Part>
      )}
      <HtmlPart title="Responsibilities" html={job.Responsibilities} sanitise={sanitise} />
      <HtmlPart title="Skills required" html={job.SkillsRequired} sanitise={sanitise} />
      <HtmlPart title="Education" html={job.EducationRequirement} sanitise={sanitise} />
    </>
  )
}

function HtmlPart({ title, html, sanitise }: { title: string; html: string | null; sanitise: Sanitise }) {
  if (!html) return null
  return (
    <Part title={title}>
      <Prose html={sanitise(html)} />
    </Part>
  )
}
