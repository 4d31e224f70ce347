import { sections } from '#contract/application-sections.ts'
import { listUnusedFields } from '#domain/applications/section-rules.ts'
import type { PartComponents, PartFlow } from './application-flow.ts'
import { PartField } from './part-field.tsx'
import { PartStatusView } from './part-status.tsx'
import * as styles from './application-page.css.ts'

type Props = PartFlow & { readonly Choices: PartComponents['Choices'] }

const halfWidthFields = new Set([
  'FirstName',
  'LastName',
  'Email',
  'Phone',
  'City',
  'State_ID',
  'ZipCode',
  'Country_ID',
  'From',
  'To',
])

export function PartFields({ Choices, ...flow }: Props) {
  const { place, values } = flow.snapshot.context
  const unused = listUnusedFields(place.section, values)
  const names = Object.keys(sections[place.section].form.inputs).filter((field) => !unused.has(field))
  return (
    <div className={styles.part}>
      <div className={styles.fields}>
        {names.map((field) => (
          <div key={field} className={halfWidthFields.has(field) ? styles.half : styles.fullWidth}>
            <PartField {...flow} field={field} Choices={Choices} />
          </div>
        ))}
      </div>
      <PartStatusView {...flow} Choices={Choices} />
    </div>
  )
}
