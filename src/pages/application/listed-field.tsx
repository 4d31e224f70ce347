import { applicationForm } from '#content/application-form.ts'
import type { ReferenceKindName } from '#contract/entity-names.ts'
import type { ReferenceList } from '#contract/entities.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import type { Choice, PartComponents } from './application-flow.ts'
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

/** Keeps a chosen value that is no longer in the list. */
const withChosen = (rows: ReadonlyArray<Choice>, chosen: string) =>
  chosen === '' || rows.some(({ value }) => value === chosen) ? rows : [...rows, { value: chosen, label: words.former }]

type Listing = Pick<Props, 'control'> & { readonly list: ReferenceList<Choice>; readonly again: () => void }

function Listed({ control, list, again }: Listing) {
  const { id, label, problem, isNeeded, isOff, value, choose } = control
  const chosen = typeof value === 'string' ? value : ''
  const hint = list.error ? <ListFailed again={again} /> : control.hint
  return (
    <SelectField
      id={id}
      label={label}
      problem={problem}
      name={id}
      value={chosen}
      placeholder={list.loading ? words.loading : words.choose}
      options={withChosen(list.rows, chosen)}
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
