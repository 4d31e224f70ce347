import { sections, type SectionName } from '#contract/application-sections.ts'
import type { FieldValue } from '#contract/form.ts'
import { formatText } from '#domain/applications/form-in-words.ts'
import type { PartComponents } from './application-flow.ts'
import * as styles from './application-page.css.ts'

type Props = {
  readonly section: SectionName
  readonly field: string
  readonly value: FieldValue | undefined
  readonly Choices: PartComponents['Choices']
}

export function FieldInWords({ Choices, ...written }: Props) {
  const text = formatText(written)
  const kind = sections[written.section].controls[written.field]?.of
  const show = (words: string) => <span className={styles.written}>{words}</span>
  if (!kind || text === '') return show(text)
  return <Choices kind={kind} render={({ rows }) => show(rows.find(({ value }) => value === text)?.label ?? text)} />
}
