import { applicationForm } from '#content/application-form.ts'
import { sections } from '#contract/application-sections.ts'
import type { FieldValue } from '#contract/form.ts'
import { voidFields } from '#domain/applications/section-rules.ts'
import { DefinitionList } from '#ui/definition-list/definition-list.tsx'
import type { Drawn, PartFlow } from './application-flow.ts'
import * as styles from './application-page.css.ts'

type Props = PartFlow & Pick<Drawn, 'Choices'>

const inWords = (value: FieldValue | undefined) => (typeof value === 'string' ? value.trim() : (value ?? []).join(', '))

/** What is written in a part, as it stands: the texts of lists, and nothing of what is empty. */
export function PartInWords({ snapshot, Choices }: Props) {
  const { place, values } = snapshot.context
  const { form, controls } = sections[place.section]
  const labels: Readonly<Record<string, string>> = form.labels
  const unused = voidFields(place.section, values)
  const items = Object.keys(form.inputs).flatMap((field) => {
    const text = inWords(values[field])
    if (text === '' || unused.has(field)) return []
    const kind = controls[field]?.of
    const detail = kind ? (
      <Choices kind={kind} render={({ rows }) => rows.find(({ value }) => value === text)?.label ?? text} />
    ) : (
      <span className={styles.written}>{text}</span>
    )
    return [{ term: labels[field] ?? field, detail }]
  })
  if (items.length === 0) return <p className={styles.quiet}>{applicationForm.review.nothing}</p>
  return <DefinitionList narrowTerms items={items} />
}
