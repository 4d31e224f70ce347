import { sections, type SectionName } from '#contract/application-sections.ts'
import type { FieldValue } from '#contract/form.ts'
import { textInWords } from '#domain/applications/form-in-words.ts'
import type { Drawn } from './application-flow.ts'
import * as styles from './application-page.css.ts'

type Props = {
  readonly section: SectionName
  readonly field: string
  readonly value: FieldValue | undefined
  readonly Choices: Drawn['Choices']
}

export function FieldInWords({ Choices, ...written }: Props) {
  const text = textInWords(written)
  const kind = sections[written.section].controls[written.field]?.of
  if (!kind || text === '') return <span className={styles.written}>{text}</span>
  return <Choices kind={kind} render={({ rows }) => rows.find(({ value }) => value === text)?.label ?? text} />
}
