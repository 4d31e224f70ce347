import { applicationForm } from '#content/application-form.ts'
import { sections } from '#contract/application-sections.ts'
import { formatText } from '#domain/applications/form-in-words.ts'
import { listUnusedFields } from '#domain/applications/section-rules.ts'
import { DefinitionList } from '#ui/definition-list/definition-list.tsx'
import type { PartComponents, PartFlow } from './application-flow.ts'
import { FieldInWords } from './field-in-words.tsx'
import * as styles from './application-page.css.ts'

type Props = PartFlow & Pick<PartComponents, 'Choices'>

export function PartInWords({ snapshot, Choices }: Props) {
  const { place, values } = snapshot.context
  const { form } = sections[place.section]
  const labels: Readonly<Record<string, string>> = form.labels
  const unused = listUnusedFields(place.section, values)
  const items = Object.keys(form.inputs).flatMap((field) => {
    const written = { section: place.section, field, value: values[field] }
    if (formatText(written) === '' || unused.has(field)) return []
    return [{ term: labels[field] ?? field, detail: <FieldInWords {...written} Choices={Choices} /> }]
  })
  if (items.length === 0) return <p className={styles.quiet}>{applicationForm.review.nothing}</p>
  return <DefinitionList narrowTerms items={items} />
}
