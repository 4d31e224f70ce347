import { applicationForm } from '#content/application-form.ts'
import type { SectionName } from '#contract/application-sections.ts'
import { messages } from '#machines/meta.ts'
import { Button } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { FileField } from '#ui/file-field/file-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { TextArea } from '#ui/text-field/text-field.tsx'
import type { ResumeFlow } from './application-flow.ts'
import { PrefillSummary } from './prefill-summary.tsx'
import * as styles from './application-page.css.ts'

type Props = ResumeFlow & {
  readonly id: string
  readonly complete: ReadonlyArray<SectionName>
}

const { resume: words } = applicationForm

export function FromResume({ snapshot, send, id, complete }: Props) {
  const { text } = snapshot.context
  return (
    <Disclosure title={words.title} className={styles.wide}>
      <div className={styles.section}>
        <p className={styles.words}>{words.lead}</p>
        <FileField
          accept=".txt,.md,.json,text/plain,text/markdown,application/json"
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
          <Outcome snapshot={snapshot} id={id} />
        </div>
        {snapshot.can({ type: 'undo.requested' }) && (
          <Button variant="text" onClick={() => send({ type: 'undo.requested' })}>
            {words.undo}
          </Button>
        )}
      </div>
    </Disclosure>
  )
}

function Outcome({ snapshot, id }: Pick<Props, 'snapshot' | 'id'>) {
  const [title, ...sentences] = messages(snapshot)
  if (title === undefined) return null
  if (snapshot.matches('reading')) return <p>{title}</p>
  const { outcome } = snapshot.context
  return (
    <Notice
      tone={snapshot.hasTag('refused') ? 'danger' : snapshot.matches('filled') ? 'success' : 'info'}
      title={title}
    >
      <div className={styles.part}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {snapshot.matches('filled') && outcome?.kind === 'says' && <PrefillSummary filling={outcome.filling} id={id} />}
      </div>
    </Notice>
  )
}
