import { applicationForm } from '#content/application-form.ts'
import type { FieldValue } from '#contract/form.ts'
import type { ReferenceKindName } from '#contract/entity-names.ts'
import type { ReferenceList } from '#contract/entities.ts'
import { Button } from '#ui/button/button.tsx'
import { RadioField } from '#ui/radio-field/radio-field.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { useState } from 'react'
import type { Choice, PartComponents } from './application-flow.ts'
import * as styles from './application-page.css.ts'
import type { PartControl } from './part-control.ts'

const { lists: words } = applicationForm

type Props = {
  readonly control: PartControl
  readonly kind: ReferenceKindName
  readonly Choices: PartComponents['Choices']
}

export function ListedField({ control, kind, Choices }: Props) {
  return <Choices kind={kind} render={(list, again) => <Listed control={control} list={list} again={again} />} />
}

/** A choice that differs from the preset stays one while it is in view, whatever is chosen meanwhile. */
export function PresetField({ preset, ...props }: Props & { readonly preset: FieldValue }) {
  const { control, kind, Choices } = props
  const [isChoice] = useState(control.value !== preset)
  const draw = (list: ReferenceList<Choice>, again: () => void) => {
    const label = list.rows.find(({ value }) => value === preset)?.label
    if (isChoice || control.value !== preset || list.error)
      return <Listed control={control} list={list} again={again} />
    if (label === undefined && !list.loading)
      return <Listed control={{ ...control, value: '' }} list={list} again={again} />
    return (
      <div id={control.id} tabIndex={-1}>
        <p className={styles.strong}>{control.label}</p>
        <p>{label ?? words.loading}</p>
      </div>
    )
  }
  return <Choices kind={kind} render={draw} />
}

/** Keeps a chosen value that is no longer in the list. */
const withChosen = (rows: ReadonlyArray<Choice>, chosen: string) =>
  chosen === '' || rows.some(({ value }) => value === chosen) ? rows : [...rows, { value: chosen, label: words.former }]

type Listing = Pick<Props, 'control'> & { readonly list: ReferenceList<Choice>; readonly again: () => void }

function Listed({ control, list, again }: Listing) {
  const { id, label, problem, isNeeded, isOff, value, choose } = control
  const chosen = typeof value === 'string' ? value : ''
  const options = withChosen(list.rows, chosen)
  if (control.control.hasSentences && list.rows.length > 0)
    return <RadioField {...{ id, label, problem, options, value: chosen, readOnly: isOff }} onChoose={choose} />
  const hint = list.error ? <ListFailed again={again} /> : control.hint
  return (
    <SelectField
      id={id}
      label={label}
      problem={problem}
      name={id}
      value={chosen}
      placeholder={list.loading ? words.loading : words.choose}
      options={options}
      autoComplete={control.control.autocomplete ?? 'off'}
      {...(hint && { hint })}
      {...(!isNeeded && { optional: true })}
      {...(isOff && { 'aria-disabled': true })}
      onChange={({ currentTarget }) => !isOff && choose(currentTarget.value)}
    />
  )
}

function ListFailed({ again }: Pick<Listing, 'again'>) {
  return (
    <>
      {words.failed}{' '}
      <Button variant="text" onClick={again}>
        {words.again}
      </Button>
    </>
  )
}
