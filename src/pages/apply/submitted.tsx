import { paths } from '#addresses/paths.ts'
import { isOpen } from '#contract/application-states.ts'
import { apply } from '#content/apply.ts'
import { stateWords } from '#domain/applications/application-words.ts'
import { sizeInWords } from '#domain/applications/application-files.ts'
import { formatDay } from '#domain/time/dates.ts'
import { sentFiles } from '#machines/apply-context.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { DefinitionList } from '#ui/definition-list/definition-list.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import type { ApplyFlow } from './apply-flow.ts'
import { ApplicantFiles } from './applicant-files.tsx'
import { SubmitPart } from './submit-part.tsx'
import * as styles from './apply-page.css.ts'

const formLabels = { 'not begun': apply.form.add, begun: apply.form.resume, sent: apply.form.read }

export function SubmissionSummary({ snapshot }: Pick<ApplyFlow, 'snapshot'>) {
  const { sent } = apply
  const application = snapshot.context.found?.application
  if (!application) return null
  const files = sentFiles(snapshot.context)
  return (
    <section className={styles.section} aria-labelledby="sent">
      <Heading id="sent" level={2} size="h3">
        {sent.title}
      </Heading>
      <div className={styles.wide}>
        <DefinitionList
          narrowTerms
          items={[
            { term: sent.on, detail: formatDay((application.SubmittedAt ?? '').slice(0, 10)) },
            { term: sent.state, detail: stateWords[application.State] },
            {
              term: sent.files,
              detail: (
                <ul className={styles.list}>
                  {files.map(({ Attachment_ID, Name, Size }) => (
                    <li key={Attachment_ID}>
                      <span data-sent-file>{Name}</span>, {sizeInWords(Size)}
                    </li>
                  ))}
                </ul>
              ),
            },
            { term: sent.note, detail: <span className={styles.noteText}>{application.Note || sent.noNote}</span> },
          ]}
        />
      </div>
      {(isOpen(application.State) || application.FormState === 'sent') && (
        <Anchor href={paths.application.to(snapshot.context.id)}>{formLabels[application.FormState]}</Anchor>
      )}
      <Anchor href={paths.account.to()}>{sent.withdraw}</Anchor>
    </section>
  )
}

export function Submitted(flow: ApplyFlow) {
  return (
    <>
      <SubmissionSummary snapshot={flow.snapshot} />
      <ApplicantFiles {...flow} title={apply.files.newer} lead={apply.files.newerLead} />
      <SubmitPart snapshot={flow.snapshot} send={flow.send} label={apply.submit.again} />
    </>
  )
}
