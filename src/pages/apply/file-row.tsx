import { apply } from '#content/apply.ts'
import { percentSent, scanInWords, sizeInWords } from '#domain/applications/application-files.ts'
import type { AttachmentEvent, attachmentMachine } from '#machines/attachment.machine.ts'
import { messages } from '#machines/meta.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { articleIcon } from '#ui/icon/symbols/article.ts'
import { errorIcon } from '#ui/icon/symbols/status.ts'
import { Cluster } from '#ui/layout/layout.tsx'
import { ProgressBar } from '#ui/meter-bar/meter-bar.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { useMounted } from '#ui/use-mounted.ts'
import { useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { fileElementId } from './apply-flow.ts'
import * as styles from './file-row.css.ts'

type Flow = {
  readonly snapshot: SnapshotFrom<typeof attachmentMachine>
  readonly send: (event: AttachmentEvent) => void
}

type Props = Flow & {
  readonly kind: string
  readonly isOff: boolean
}

const { files: fileWords } = apply

const faulty = ['unfit', 'unreadable', 'broken', 'harmful'] as const

export function FileRow({ snapshot, send, kind, isOff }: Props) {
  const { attachmentId, name, size } = snapshot.context
  const isFaulty = faulty.some((state) => snapshot.matches(state))
  return (
    <li id={fileElementId(attachmentId)} tabIndex={-1} className={styles.row}>
      <Icon drawing={isFaulty ? errorIcon : articleIcon} className={isFaulty ? styles.faulty : styles.icon} />
      <div className={styles.facts}>
        <span className={styles.name} data-file-name>
          {name}
        </span>
        <span className={styles.quiet}>
          {kind} · {sizeInWords(size)}
        </span>
        <FileMessages snapshot={snapshot} isFaulty={isFaulty} />
      </div>
      <Actions snapshot={snapshot} send={send} isOff={isOff} />
    </li>
  )
}

/** The progress stays outside the live region, which would announce every step. */
function FileMessages({ snapshot, isFaulty }: Pick<Flow, 'snapshot'> & { readonly isFaulty: boolean }) {
  const { attachment, name, file } = snapshot.context
  const told = snapshot.context.told ? Object.values(snapshot.context.told) : []
  const said = messages(snapshot).filter((words) => !told.includes(words))
  const isHere = snapshot.matches('there') || snapshot.matches('opening')
  const words = [...told, ...said, ...(attachment && isHere ? [scanInWords(attachment)] : [])]
  const isUploading = snapshot.matches('uploading')
  // A row of a file that was there before arrives with its words, and is not read.
  const lines = useMounted() || !file ? words.filter(Boolean) : []
  const isNew = useUploadEnd(snapshot, words.join(' '))
  return (
    <>
      <div role="status" data-busy={isUploading} className={isFaulty ? styles.problem : styles.message}>
        {isNew && <VisuallyHidden>{fileWords.uploaded(name)} </VisuallyHidden>}
        {isUploading && lines.length > 0 && <VisuallyHidden>{name}: </VisuallyHidden>}
        {lines.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {isUploading && <ProgressBar label={`Upload progress of ${name}`} percent={percentSent(snapshot.context)} />}
    </>
  )
}

/** @returns whether the words are those with which its upload ended, until anything changes */
function useUploadEnd(snapshot: Flow['snapshot'], words: string) {
  const [end, setEnd] = useState<'coming' | 'over' | { readonly words: string }>('over')
  if (snapshot.matches('uploading')) {
    if (end !== 'coming') setEnd('coming')
  } else if (end === 'coming') setEnd(snapshot.matches('there') ? { words } : 'over')
  else if (end !== 'over' && end.words !== words) setEnd('over')
  return typeof end === 'object'
}

type Act = { readonly label: string; readonly event: AttachmentEvent }

function findSecondaryAction(snapshot: Flow['snapshot']): Act | null {
  if (snapshot.matches('broken')) return { label: 'Try again', event: { type: 'retry' } }
  const isThere = ['there', 'opening', 'removing'].some((state) => state === snapshot.value)
  return isThere ? { label: 'Open', event: { type: 'open.requested' } } : null
}

function getMainAction(snapshot: Flow['snapshot']): Act {
  if (snapshot.matches('uploading')) return { label: 'Cancel', event: { type: 'upload.cancelled' } }
  if (snapshot.matches('removed') || snapshot.matches('restoring'))
    return { label: 'Undo', event: { type: 'undo.requested' } }
  return { label: 'Remove', event: { type: 'removal.requested' } }
}

/** The last button keeps its key when its label changes, so that it keeps the focus. */
function Actions({ snapshot, send, isOff }: Flow & { readonly isOff: boolean }) {
  const { name } = snapshot.context
  const further = findSecondaryAction(snapshot)
  const main = getMainAction(snapshot)
  const look = ({ event }: Act) => ({
    variant: 'text' as const,
    ...((isOff || !snapshot.can(event)) && { 'aria-disabled': true }),
    onClick: () => send(event),
  })
  return (
    <Cluster className={styles.actions}>
      {further && (
        <Button key="further" {...look(further)} busy={snapshot.matches('opening')}>
          <span>{further.label}</span>
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
      )}
      <Button key="main" {...look(main)} busy={snapshot.matches('removing') || snapshot.matches('restoring')}>
        <span>{main.label}</span>
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </Button>
    </Cluster>
  )
}
