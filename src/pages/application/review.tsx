import { paths } from '#addresses/paths.ts'
import { applicationForm } from '#content/application-form.ts'
import { sections, sectionTitle } from '#contract/application-sections.ts'
import { checkingWords } from '#machines/apply-notices.ts'
import { messages } from '#machines/meta.ts'
import type { WrittenSection } from '#machines/application-form-context.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { StageStatus } from '#ui/stage-status/stage-status.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import type { FormFlow } from './application-flow.ts'
import { ApplicationFormNotice } from './application-form-notice.tsx'
import { PartInWords } from './part-in-words.tsx'
import * as styles from './application-page.css.ts'

const { review: words, section } = applicationForm

export function Review(flow: FormFlow) {
  const { snapshot } = flow
  const { written, id } = snapshot.context
  return (
    <>
      <section id="review" className={styles.section} aria-label={words.title}>
        <Anchor href={paths.application.to(id)}>{section.back}</Anchor>
        <p className={styles.words}>{words.lead}</p>
        <ApplicationFormNotice snapshot={snapshot} problems={<Lacking snapshot={snapshot} />} />
      </section>
      {written.map((each) => (
        <Reviewed key={each.section} written={each} id={id} components={flow.components} />
      ))}
      <Files snapshot={snapshot} />
      <Submit {...flow} />
    </>
  )
}

function Lacking({ snapshot }: Pick<FormFlow, 'snapshot'>) {
  const { lacking, id } = snapshot.context
  if (lacking.length === 0) return null
  return (
    <ul className={styles.bullets}>
      {lacking.map(({ Section, Reason }) => (
        <li key={Section}>
          <Anchor href={paths.application.to(id, Section)}>{sectionTitle(Section)}</Anchor>: {Reason}
        </li>
      ))}
    </ul>
  )
}

function ReviewHead({ name, id }: { readonly name: Parameters<typeof sectionTitle>[0]; readonly id: string }) {
  const title = sectionTitle(name)
  return (
    <div className={styles.entryHead}>
      <Heading level={2} size="h4">
        {title}
      </Heading>
      <Anchor href={paths.application.to(id, name)}>
        {words.change}
        <VisuallyHidden> {title}</VisuallyHidden>
      </Anchor>
    </div>
  )
}

type ReviewedProps = Pick<FormFlow, 'components'> & { readonly written: WrittenSection; readonly id: string }

function Reviewed({ written, id, components: { Part, Entries, Choices } }: ReviewedProps) {
  return (
    <section className={styles.reviewed} aria-label={sectionTitle(written.section)}>
      <ReviewHead name={written.section} id={id} />
      {sections[written.section].isSeparate && <p className={styles.quiet}>{words.apart}</p>}
      {written.isList ? (
        <Entries
          list={written.ref}
          render={({ snapshot }) => {
            const entries = snapshot.context.entries.filter(({ standing }) => standing !== 'removed')
            if (entries.length === 0) return <p className={styles.quiet}>{words.nothing}</p>
            return entries.map(({ id: entry, ref }) => (
              <Part key={entry} part={ref} render={(part) => <PartInWords {...part} Choices={Choices} />} />
            ))
          }}
        />
      ) : (
        <Part part={written.ref} render={(part) => <PartInWords {...part} Choices={Choices} />} />
      )}
    </section>
  )
}

function Files({ snapshot }: Pick<FormFlow, 'snapshot'>) {
  const { found, id } = snapshot.context
  const files = found?.application?.Attachments ?? []
  return (
    <section className={styles.reviewed} aria-label={sectionTitle('attachments')}>
      <ReviewHead name="attachments" id={id} />
      {files.length === 0 ? (
        <p className={styles.quiet}>{words.nothing}</p>
      ) : (
        <ul className={styles.bullets}>
          {files.map(({ Attachment_ID, Name }) => (
            <li key={Attachment_ID}>{Name}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Submit({ snapshot, send }: FormFlow) {
  const isWaiting = snapshot.matches('waiting')
  // It stays while it is asked once more, with the focus that it may have.
  const isAsking = snapshot.matches('settling') || snapshot.matches('submitting')
  const hasWaited = isWaiting || (isAsking && snapshot.context.tries > 0)
  return (
    <section className={styles.section} aria-label={words.submit}>
      <Cluster>
        <Button busy={snapshot.hasTag('busy') && !isWaiting} onClick={() => send({ type: 'submit.requested' })}>
          {words.submit}
        </Button>
        {hasWaited && (
          <Button
            variant="text"
            {...(!isWaiting && { 'aria-disabled': true })}
            onClick={() => send({ type: 'writing.resumed' })}
          >
            {words.goOn}
          </Button>
        )}
      </Cluster>
      <StageStatus
        words={(hasWaited ? checkingWords : snapshot.hasTag('busy') && messages(snapshot)[0]) || ''}
        isLong={hasWaited}
      />
    </section>
  )
}
