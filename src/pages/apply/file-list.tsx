import type { ApplyFlow } from './apply-flow.ts'
import * as styles from './apply-page.css.ts'

type Props = Pick<ApplyFlow, 'snapshot' | 'Row'> & {
  readonly isOff: boolean
}

export function FileList({ snapshot, Row, isOff }: Props) {
  const { files, found } = snapshot.context
  const findType = (id: string) => found?.types.find((type) => type.AttachmentType_ID === id)
  if (files.length === 0) return null
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <Row key={file.id} file={file} kind={findType(file.typeId)?.Description ?? 'File'} isOff={isOff} />
      ))}
    </ul>
  )
}
