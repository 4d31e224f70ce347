import { applicationForm } from '#content/application-form.ts'
import type { SectionName } from '#contract/application-sections.ts'
import { messages } from '#machines/meta.ts'
import { listLines } from '#machines/resume-lines.ts'
import { Button } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { FileField } from '#ui/file-field/file-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { TextArea } from '#ui/text-field/text-field.tsx'
import { addsAnything, isMostlyPlaced } from '#domain/resume/resume-filling.ts'
import type { PartComponents, ResumeFlow } from './application-flow.ts'
import { FoundInResume, PrefillSummary } from './prefill-summary.tsx'
import { UnplacedLines } from './unplaced-lines.tsx'
import * as styles from './application-page.css.ts'

type Props = ResumeFlow & {
  readonly id: string
  readonly complete: ReadonlyArray<SectionName>
  readonly newId: () => string
  readonly Choices: PartComponents['Choices']
}

const { resume: words } = applicationForm

export function FromResume({ id, Choices, newId, ...flow }: Props) {
  const { snapshot, send, complete } = flow
  const { text } = snapshot.context
  const filling = getFilling(snapshot)
  return (
    <Disclosure title={words.title} className={styles.wide} open={!snapshot.matches('idle') || undefined}>
      <div className={styles.section}>
        <p className={styles.words}>{words.lead}</p>
        <FileField
          accept=".pdf,.docx,.odt,.rtf,.txt,.md,.json,text/plain"
          onChoose={(file) => file && send({ type: 'file.provided', file, complete })}
        >
          {words.choose}
        </FileField>
        <div className={styles.wide}>
          <TextArea
            id="resume-text"
            label={words.paste}
            optional
            rows={6}
            value={text}
            onChange={({ currentTarget }) => send({ type: 'text.changed', text: currentTarget.value })}
          />
        </div>
        <Button variant="secondary" onClick={() => send({ type: 'text.provided', complete })}>
          {words.fill}
        </Button>
        <div role="status" className={styles.wide}>
          <Outcome snapshot={snapshot} />
        </div>
        {snapshot.can({ type: 'undo.requested' }) && (
          <Button variant="text" onClick={() => send({ type: 'undo.requested' })}>
            {words.undo}
          </Button>
        )}
        {filling && addsAnything(filling) && <PrefillSummary {...{ filling, id, Choices }} />}
        {!snapshot.matches('reading') && listLines(snapshot.context).length > 0 && (
          <UnplacedLines {...flow} newId={newId} />
        )}
      </div>
    </Disclosure>
  )
}

function getFilling(snapshot: Props['snapshot']) {
  const { outcome } = snapshot.context
  return outcome?.kind === 'says' && !snapshot.hasTag('refused') ? outcome.filling : null
}

function getTone(snapshot: Props['snapshot']) {
  if (snapshot.hasTag('refused')) return 'danger'
  const filling = getFilling(snapshot)
  return snapshot.matches('filled') && filling && isMostlyPlaced(filling) ? 'success' : 'info'
}

function Outcome({ snapshot }: Pick<Props, 'snapshot'>) {
  const [title, ...sentences] = messages(snapshot)
  if (title === undefined) return null
  if (snapshot.matches('reading')) return <p>{title}</p>
  const filling = getFilling(snapshot)
  return (
    <Notice tone={getTone(snapshot)} title={title}>
      <div className={styles.part}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {filling && <FoundInResume filling={filling} />}
      </div>
    </Notice>
  )
}
