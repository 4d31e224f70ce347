import { paths } from '#addresses/paths.ts'
import { apply } from '#content/apply.ts'
import { maxNoteLength } from '#contract/application-operations.ts'
import { isFormBegun } from '#machines/apply-context.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { TextArea } from '#ui/text-field/text-field.tsx'
import type { ApplyFlow } from './apply-flow.ts'
import { ApplicantFiles } from './applicant-files.tsx'
import { SubmitPart } from './submit-part.tsx'
import * as styles from './apply-page.css.ts'

export function Draft(flow: ApplyFlow) {
  const { snapshot, send } = flow
  return (
    <>
      {isFormBegun(snapshot.context) && (
        <Notice tone="info" title={apply.form.begunTitle}>
          <p>{apply.form.begun}</p>
          <Anchor href={paths.application.to(snapshot.context.id)}>{apply.form.resume}</Anchor>
        </Notice>
      )}
      <ApplicantFiles {...flow} />
      <section className={styles.section} aria-labelledby="note">
        <Heading id="note" level={2} size="h3">
          {apply.note.title}
        </Heading>
        <div className={styles.note}>
          <TextArea
            label={apply.note.label}
            hint={apply.note.hint}
            optional
            name="Note"
            rows={6}
            maxLength={maxNoteLength}
            autoComplete="off"
            value={snapshot.context.note}
            readOnly={snapshot.hasTag('busy')}
            onChange={({ currentTarget }) => send({ type: 'note.changed', note: currentTarget.value })}
          />
        </div>
      </section>
      <SubmitPart snapshot={snapshot} send={send} label={apply.submit.first} />
    </>
  )
}
