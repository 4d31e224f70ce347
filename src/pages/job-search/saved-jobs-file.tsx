import { messages } from '#machines/meta.ts'
import type { SavedJobsFileEvent, savedJobsFileMachine } from '#machines/saved-jobs-file.machine.ts'
import { Button } from '#ui/button/button.tsx'
import { FileField } from '#ui/file-field/file-field.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { addIcon } from '#ui/icon/symbols/add.ts'
import { downloadIcon } from '#ui/icon/symbols/download.ts'
import type { SnapshotFrom } from 'xstate'
import * as styles from './saved-jobs-file.css.ts'

type Snapshot = SnapshotFrom<typeof savedJobsFileMachine>

export type SavedJobsFileProps = {
  snapshot: Snapshot
  send: (event: SavedJobsFileEvent) => void
}

export function SavedJobsFile({ snapshot, send }: SavedJobsFileProps) {
  const hasJobs = snapshot.context.saved.length > 0
  return (
    <section className={styles.root} aria-labelledby="saved-jobs-file">
      <h2 id="saved-jobs-file" className={styles.title}>
        On another device
      </h2>
      <p className={styles.words}>
        {hasJobs
          ? 'Your saved jobs stay on this device. To take them along, save them as a file and add it on the other device. You can also read and print the file by itself.'
          : 'Have you saved jobs on another device? Save them there as a file, and add it here.'}
      </p>
      <Cluster gap="snug">
        {hasJobs && (
          <Button variant="secondary" icon={downloadIcon} onClick={() => send({ type: 'export.requested' })}>
            Save as a file
          </Button>
        )}
        <FileField
          accept=".html,.htm,text/html"
          icon={addIcon}
          onChoose={(file) => file && send({ type: 'file.chosen', file })}
        >
          Add from a file
        </FileField>
      </Cluster>
      <div role="status">
        <Outcome snapshot={snapshot} />
      </div>
    </section>
  )
}

function Outcome({ snapshot }: { snapshot: Snapshot }) {
  const [title = '', ...sentences] = messages(snapshot)
  if (title === '') return null
  if (snapshot.matches('reading')) return <p>{title}</p>
  const isAdded = snapshot.matches('added')
  const told = isAdded ? [snapshot.context.told] : sentences
  return (
    <Notice tone={isAdded ? 'success' : 'danger'} title={title}>
      {told.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  )
}
