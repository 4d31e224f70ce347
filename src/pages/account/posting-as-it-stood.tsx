import type { ApplicantApplication } from '#contract/application.ts'
import { jobFacts } from '#domain/jobs/job-facts.ts'
import { formatDate } from '#domain/time/moments.ts'
import { DefinitionList } from '#ui/definition-list/definition-list.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Prose, type Sanitise } from '#ui/prose/prose.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import * as styles from './my-applications.css.ts'

type Props = { application: ApplicantApplication; sanitise: Sanitise }

export function PostingSnapshot({ application: { Posting, SubmittedAt, StartedAt }, sanitise }: Props) {
  if (Posting === null) return null
  const texts = [
    ['Responsibilities', Posting.Responsibilities],
    ['Skills required', Posting.SkillsRequired],
    ['Education', Posting.EducationRequirement],
  ] as const
  return (
    <Disclosure
      className={styles.fold}
      title={
        <>
          The posting as it was on {formatDate(SubmittedAt ?? StartedAt)}
          <VisuallyHidden>: {Posting.JobFunction}</VisuallyHidden>
        </>
      }
    >
      <div className={styles.details}>
        <DefinitionList
          narrowTerms
          items={jobFacts(Posting).map(({ name, value }) => ({ term: name, detail: value }))}
        />
        {Posting.ShortDescription && <p>{Posting.ShortDescription}</p>}
        {texts.map(
          ([title, html]) =>
            html && (
              <div key={title}>
                <Heading level={5}>{title}</Heading>
                <Prose html={sanitise(html)} />
              </div>
            ),
        )}
      </div>
    </Disclosure>
  )
}
