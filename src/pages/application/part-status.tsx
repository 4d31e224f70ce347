import { applicationForm } from '#content/application-form.ts'
import { sections } from '#contract/application-sections.ts'
import type { FormValues } from '#contract/form.ts'
import { formatText } from '#domain/applications/form-in-words.ts'
import { messages } from '#machines/meta.ts'
import { Button } from '#ui/button/button.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { DefinitionList } from '#ui/definition-list/definition-list.tsx'
import type { PartComponents, PartFlow } from './application-flow.ts'
import { FieldInWords } from './field-in-words.tsx'
import * as styles from './application-page.css.ts'

type Props = PartFlow & Pick<PartComponents, 'Choices'>

const { section: words, conflict: choice } = applicationForm
const moving = [
  'writing',
  'saving',
  'joining',
  'reading',
  'removing',
  'sendingRemoval',
  'restoring',
  'readingBack',
  'looking',
] as const

export function PartStatusView(flow: Props) {
  const { snapshot } = flow
  const isMoving = moving.some((state) => snapshot.matches(state))
  return (
    <div className={styles.partStatus}>
      {snapshot.matches('conflict') && <Conflict {...flow} />}
      <PartNotice {...flow} />
      <Note {...flow} />
      <p role="status" data-busy={isMoving} className={styles.quiet}>
        {isMoving ? words.saving : snapshot.matches('kept') && snapshot.context.version > 0 && words.saved}
      </p>
    </div>
  )
}

function PartNotice({ snapshot, send }: PartFlow) {
  const { told } = snapshot.context
  if (!told) return null
  return (
    <Notice tone="warning" live="status" title={told.title}>
      <p>{told.message}</p>
      {snapshot.can({ type: 'save.requested' }) && (
        <Button variant="text" onClick={() => send({ type: 'save.requested' })}>
          {words.tryAgain}
        </Button>
      )}
    </Notice>
  )
}

function Note({ snapshot, send }: PartFlow) {
  const { note } = snapshot.context
  if (!note) return null
  return (
    <Notice tone="info" live="status" title={note.title}>
      <p>{note.message}</p>
      <Button variant="text" onClick={() => send({ type: 'note.closed' })}>
        {choice.close}
      </Button>
    </Notice>
  )
}

function Conflict({ snapshot, send, Choices }: Props) {
  const { newer, clashes, values, place } = snapshot.context
  const [title = '', message = ''] = messages(snapshot)
  const labels: Readonly<Record<string, string>> = sections[place.section].form.labels
  const listed = (all: FormValues) =>
    clashes.map((field) => {
      const written = { section: place.section, field, value: all[field] }
      const detail = formatText(written) === '' ? choice.empty : <FieldInWords {...written} Choices={Choices} />
      return { term: labels[field] ?? field, detail }
    })
  return (
    <Notice tone="warning" live="alert" title={title}>
      <div className={styles.part}>
        <p>{message}</p>
        <div className={styles.versions}>
          <section aria-label={choice.here}>
            <p className={styles.strong}>{choice.here}</p>
            {clashes.length > 0 && <DefinitionList narrowTerms items={listed(values)} />}
          </section>
          <section aria-label={choice.there}>
            <p className={styles.strong}>{choice.there}</p>
            {newer?.IsRemoved ? (
              <p>{choice.removed}</p>
            ) : newer?.Values ? (
              <DefinitionList narrowTerms items={listed(newer.Values)} />
            ) : (
              <p>{choice.unread}</p>
            )}
          </section>
        </div>
        <Cluster>
          <Button variant="secondary" onClick={() => send({ type: 'ownVersion.chosen' })}>
            {choice.keepOwn}
          </Button>
          <Button variant="secondary" onClick={() => send({ type: 'newerVersion.chosen' })}>
            {choice.acceptOther}
          </Button>
        </Cluster>
      </div>
    </Notice>
  )
}
