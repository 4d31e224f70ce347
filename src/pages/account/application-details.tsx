import type { myApplicationsMachine, MyApplicationsEvent } from '#machines/my-applications.machine.ts'
import type { ApplicantApplication, Attachment } from '#contract/application.ts'
import type { ComponentType } from 'react'
import type { SnapshotFrom } from 'xstate'
import { scanWords } from '#domain/applications/application-words.ts'
import type { ListedApplication } from '#domain/applications/group-applications.ts'
import { formatDay } from '#domain/time/dates.ts'
import { formatDate, formatDateTime } from '#domain/time/moments.ts'
import { Button } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { downloadIcon } from '#ui/icon/symbols/download.ts'
import { pluralize } from '#domain/text/pluralize.ts'
import * as styles from './my-applications.css.ts'

export type ApplicationsFlow = {
  readonly snapshot: SnapshotFrom<typeof myApplicationsMachine>
  readonly send: (event: MyApplicationsEvent) => void
  readonly Posting: ComponentType<{ application: ApplicantApplication }>
}

type Props = ApplicationsFlow & { entry: ListedApplication }

export function ApplicationDetails({ entry: { application, title, history }, ...flow }: Props) {
  const { Attachments, Note, SubmittedAt, DeletedOn } = application
  return (
    <Disclosure
      className={styles.fold}
      title={
        <>
          <span>{SubmittedAt === null ? 'What you have so far' : 'What you submitted'}</span>
          <VisuallyHidden>: {title}</VisuallyHidden>
        </>
      }
      note={pluralize(Attachments.length, 'file')}
    >
      <div className={styles.details}>
        {Attachments.length > 0 && (
          <ul className={styles.files} aria-label={`Files: ${title}`}>
            {Attachments.map((file) => (
              <File key={file.Attachment_ID} file={file} {...flow} />
            ))}
          </ul>
        )}
        {Note !== '' && <WrittenNote text={Note} />}
        {history.length > 0 && (
          <ol className={styles.history} aria-label={`History: ${title}`}>
            {history.map(({ state, at }) => (
              <li key={`${state} ${at}`}>
                {state} <span className={styles.quiet}>{formatDateTime(at)}</span>
              </li>
            ))}
          </ol>
        )}
        {SubmittedAt !== null && <p className={styles.quiet}>We keep this until {formatDay(DeletedOn)}.</p>}
      </div>
    </Disclosure>
  )
}

function WrittenNote({ text }: { text: string }) {
  return (
    <div>
      <Heading level={5}>Your note</Heading>
      <p className={styles.note}>{text}</p>
    </div>
  )
}

function File({ file, snapshot, send }: ApplicationsFlow & { file: Attachment }) {
  const { Attachment_ID: id, Name, Scan, SentAt } = file
  const isOff = !snapshot.matches('listed')
  const said = [SentAt !== null && `Submitted on ${formatDate(SentAt)}.`, scanWords[Scan]].filter(Boolean).join(' ')
  if (Scan === 'removed')
    return (
      <li className={styles.file}>
        {Name} <span className={styles.quiet}>{said}</span>
      </li>
    )
  return (
    <li className={styles.file}>
      <Button
        variant="text"
        icon={downloadIcon}
        busy={snapshot.context.opening === id}
        {...(isOff && { 'aria-disabled': true })}
        onClick={() => send({ type: 'file.requested', id })}
      >
        {Name}
      </Button>
      <span className={styles.quiet}>{said}</span>
    </li>
  )
}
