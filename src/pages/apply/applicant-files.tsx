import { apply } from '#content/apply.ts'
import { acceptedFiles, acceptedFilesText } from '#domain/applications/application-files.ts'
import { nextDocumentType } from '#machines/apply-context.ts'
import { DropZone } from '#ui/drop-area/drop-area.tsx'
import { FileField } from '#ui/file-field/file-field.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { useFocusOnChange } from '#ui/use-focus-on-change.ts'
import { useFocusWhenFewer } from '#ui/use-retained-focus.ts'
import { addIcon } from '#ui/icon/symbols/add.ts'
import type { ApplyFlow } from './apply-flow.ts'
import { FileList } from './file-list.tsx'
import * as styles from './apply-page.css.ts'

type Props = Omit<ApplyFlow, 'terms'> & { readonly title?: string; readonly lead?: string }

export function ApplicantFiles({
  snapshot,
  send,
  Row,
  onFiles,
  title = apply.files.title,
  lead = apply.files.lead,
}: Props) {
  const { files, begun } = snapshot.context
  const isOff = snapshot.hasTag('busy')
  const heading = useFocusOnChange<HTMLHeadingElement>(begun)
  const list = useFocusWhenFewer<HTMLDivElement>(files.length)
  return (
    <section className={styles.section} aria-labelledby="own-files">
      <Heading id="own-files" ref={heading} level={2} size="h3" tabIndex={-1}>
        {title}
      </Heading>
      <p className={styles.words}>{`${lead} ${acceptedFilesText()}.`}</p>
      <div ref={list} tabIndex={-1} aria-labelledby="own-files" role="group" className={styles.wide}>
        <FileList snapshot={snapshot} Row={Row} isOff={isOff} />
      </div>
      {!isOff && <Adding snapshot={snapshot} send={send} onFiles={onFiles} />}
    </section>
  )
}

function Adding({ snapshot, send, onFiles }: Pick<ApplyFlow, 'snapshot' | 'send' | 'onFiles'>) {
  const { context } = snapshot
  const options = context.found?.types ?? []
  return (
    <div className={styles.wide}>
      <DropZone onDrop={onFiles}>
        <div className={styles.addForm}>
          <div className={styles.kind}>
            <SelectField
              label={apply.files.kind}
              name="AttachmentType"
              value={nextDocumentType(context)}
              options={options.map((type) => ({ value: type.AttachmentType_ID, label: type.Description }))}
              onChange={({ currentTarget }) => send({ type: 'type.chosen', typeId: currentTarget.value })}
            />
          </div>
          <Cluster>
            <FileField accept={acceptedFiles} icon={addIcon} multiple onChoose={onFiles}>
              {apply.files.choose}
            </FileField>
            <span className={styles.drop}>{apply.files.drop}</span>
          </Cluster>
        </div>
      </DropZone>
    </div>
  )
}
