import { apply } from '#content/apply.ts'
import { messages } from '#machines/meta.ts'
import { Heading } from '#ui/heading/heading.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useFocusOnChange } from '#ui/use-focus-on-change.ts'
import { useId } from 'react'
import type { ApplyFlow } from './apply-flow.ts'
import { FileList } from './file-list.tsx'
import * as styles from './apply-page.css.ts'

export function ClosedDraft({ snapshot, Row }: Pick<ApplyFlow, 'snapshot' | 'Row'>) {
  const { note, files, refusals } = snapshot.context
  const notice = useFocusOnChange<HTMLDivElement>(refusals)
  const id = useId()
  const [title, ...sentences] = messages(snapshot)
  return (
    <>
      <Notice
        ref={notice}
        {...(refusals > 0
          ? { tabIndex: -1, role: 'group', 'aria-label': title, 'aria-describedby': id }
          : { live: 'status' })}
        tone="warning"
        title={title}
      >
        {sentences.slice(0, 1).map((sentence) => (
          <p key={sentence} id={id}>
            {sentence}
          </p>
        ))}
      </Notice>
      <section className={styles.section} aria-labelledby="own-files">
        <Heading id="own-files" level={2} size="h3">
          {apply.files.title}
        </Heading>
        {files.length === 0 && <p>{apply.files.none}</p>}
        <FileList snapshot={snapshot} Row={Row} isOff={false} />
      </section>
      {note !== '' && (
        <section className={styles.section} aria-labelledby="note">
          <Heading id="note" level={2} size="h3">
            {apply.note.title}
          </Heading>
          <p className={styles.words}>{note}</p>
        </section>
      )}
    </>
  )
}
