import { paths } from '#addresses/paths.ts'
import { applicationForm, sectionWords, formatEntryName } from '#content/application-form.ts'
import { sections, sectionTitle, type AnySectionName } from '#contract/application-sections.ts'
import { getNextView, getSectionState, type WrittenSection } from '#machines/application-form-context.ts'
import { messages } from '#machines/meta.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Button } from '#ui/button/button.tsx'
import { ErrorList } from '#ui/error-summary/error-summary.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { StageStatus } from '#ui/stage-status/stage-status.tsx'
import { formatViewTitle, getControlId, type FormFlow } from './application-flow.ts'
import { Entries } from './entries.tsx'
import { ApplicationFormNotice } from './application-form-notice.tsx'
import { PartFields } from './part-fields.tsx'
import * as styles from './application-page.css.ts'

type Props = FormFlow & {
  /** Null for the section with the files. */
  readonly written: WrittenSection | null
}

const { section: words, review } = applicationForm

export function SectionView({ written, ...flow }: Props) {
  const { id, origin } = flow.snapshot.context
  const isFromReview = origin === 'review'
  const name: AnySectionName = written?.section ?? 'attachments'
  return (
    <section id="section" className={styles.section} aria-label={sectionTitle(name)}>
      <Anchor href={paths.application.to(id, isFromReview ? origin : undefined)}>
        {isFromReview ? review.title : words.back}
      </Anchor>
      <p className={styles.words}>{sectionWords[name].lead}</p>
      <SectionStatus snapshot={flow.snapshot} name={name} />
      <ApplicationFormNotice
        snapshot={flow.snapshot}
        problems={<Problems snapshot={flow.snapshot} written={written} />}
      />
      <div className={styles.wide}>
        {written === null ? <flow.components.Files id={id} /> : <Written {...flow} written={written} />}
      </div>
      {written !== null && <Complete {...flow} section={written.section} />}
      <StageStatus words={(flow.snapshot.hasTag('busy') && messages(flow.snapshot)[0]) || ''} />
    </section>
  )
}

function Complete({ snapshot, send, section }: FormFlow & Pick<WrittenSection, 'section'>) {
  const busy = snapshot.hasTag('busy')
  const next = getNextView(snapshot.context)
  const complete = (shown: typeof next | null) => send({ type: 'completion.requested', section, next: shown })
  const stay = { busy, onClick: () => complete(null), children: words.complete }
  if (snapshot.context.origin === 'review') return <Button {...stay} />
  return (
    <Cluster gap="tight">
      <Button busy={busy} onClick={() => complete(next)}>
        {words.completeAndContinue(formatViewTitle(next))}
      </Button>
      <Button variant="text" {...stay} />
    </Cluster>
  )
}

function SectionStatus({ snapshot, name }: Pick<FormFlow, 'snapshot'> & { readonly name: AnySectionName }) {
  const reopened = snapshot.context.sections.find(({ Section }) => Section === name)?.ReopenedBecause
  if (reopened)
    return (
      <Notice tone="warning" title={words.reopened}>
        {reopened}
      </Notice>
    )
  if (getSectionState(snapshot.context, name) !== 'taken over') return null
  return (
    <Notice tone="info" title={words.carriedOver.title}>
      {words.carriedOver.message}
    </Notice>
  )
}

const formatFieldMessage = (label: string, message: string) => (label.endsWith('?') ? message : `${label}: ${message}`)

function findEntryName(written: WrittenSection | null, id: string) {
  if (!written?.isList) return ''
  const { entries } = written.ref.getSnapshot().context
  const index = entries.findIndex((entry) => entry.id === id)
  const values = entries[index]?.ref.getSnapshot().context.values ?? {}
  return formatEntryName(written.section, values, index)
}

function Problems({ snapshot, written }: Pick<FormFlow, 'snapshot'> & Pick<Props, 'written'>) {
  const { problems } = snapshot.context
  if (!problems || problems.lines.length === 0) return null
  const labels: Readonly<Record<string, string>> = sections[problems.section].form.labels
  return (
    <ErrorList
      problems={problems.lines.map(({ Entry, Field, Message }) => ({
        id: getControlId(problems.section, Entry, Field),
        message: [findEntryName(written, Entry), formatFieldMessage(labels[Field] ?? Field, Message)]
          .filter(Boolean)
          .join(', '),
      }))}
    />
  )
}

function Written({
  written,
  components: { Part, Entries: List, Choices },
  newId,
}: FormFlow & { readonly written: WrittenSection }) {
  if (written.isList)
    return (
      <List list={written.ref} render={(list) => <Entries {...list} Part={Part} Choices={Choices} newId={newId} />} />
    )
  return <Part part={written.ref} render={(part) => <PartFields {...part} Choices={Choices} />} />
}
