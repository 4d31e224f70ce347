import type { FilterOption, FilterGroup as Options } from '#domain/jobs/job-board.ts'
import type { JobSearchEvent } from '#machines/job-search.machine.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { memo, useCallback, useState, type KeyboardEvent } from 'react'
import * as styles from './job-filters.css.ts'

type Send = (event: JobSearchEvent) => void

const listChoices = (group: Options | undefined) =>
  group?.options.flatMap((option) => (option.children?.length ? option.children : [option])) ?? []

const countChosen = (choices: ReadonlyArray<FilterOption>) => choices.filter(({ checked }) => checked === true).length

function describeChoices(choices: ReadonlyArray<FilterOption>) {
  const chosen = countChosen(choices)
  return chosen > 0
    ? `${chosen} of ${choices.length} chosen`
    : `${choices.length} ${choices.length === 1 ? 'choice' : 'choices'}`
}

type Props = {
  group: Options | undefined
  /** Null: open if any of its options is chosen. */
  isOpen: boolean | null
  send: Send
}

export const FilterGroup = memo(function FilterGroup({ group, isOpen, send }: Props) {
  const choices = listChoices(group)
  // Only at first: what is open is not folded when its last choice is taken back.
  const [isChosen] = useState(countChosen(choices) > 0)
  if (!group) return null
  return (
    <Disclosure title={group.title} open={isOpen ?? isChosen} note={describeChoices(choices)}>
      <fieldset className={styles.options}>
        <legend className={styles.legend}>{group.title}</legend>
        {group.options.map((option) =>
          option.children ? (
            <StateOption key={option.value} option={option} send={send} />
          ) : (
            <Choice key={option.value} option={option} send={send} />
          ),
        )}
      </fieldset>
    </Disclosure>
  )
})

const Choice = memo(function Choice({ option, send }: { option: FilterOption; send: Send }) {
  const { groupId: group, value } = option
  const change = useCallback(
    (checked: boolean) => send({ type: 'filter.toggled', group, value, checked }),
    [send, group, value],
  )
  return (
    <Checkbox
      name={option.queryParam}
      value={group === 'location' ? value.split('|')[0] : value}
      checked={option.checked}
      count={option.count}
      countOf="job"
      onCheckedChange={change}
    >
      {option.name}
    </Checkbox>
  )
})

function foldCities({ key, currentTarget }: KeyboardEvent) {
  const details = currentTarget.closest('div')?.querySelector('details')
  if (details && (key === 'ArrowRight' || key === 'ArrowLeft')) details.open = key === 'ArrowRight'
}

const StateOption = memo(function StateOption({ option, send }: { option: FilterOption; send: Send }) {
  const cities = option.children ?? []
  const chosen = cities.filter((city) => city.checked === true).length
  const isPartly = option.checked === 'indeterminate'
  // Its cities are shown where the address names some of them; from then on who opens and closes them decides.
  const [isOpen] = useState(isPartly)
  const { value: state } = option
  const change = useCallback((checked: boolean) => send({ type: 'state.toggled', state, checked }), [send, state])
  return (
    <div className={styles.state} data-early="group">
      <Checkbox
        aria-keyshortcuts="ArrowRight"
        onKeyDown={foldCities}
        name={option.queryParam}
        value={state}
        checked={option.checked}
        count={option.count}
        countOf="job"
        countNote={isPartly && `, ${chosen} of ${cities.length} cities chosen`}
        onCheckedChange={change}
      >
        {option.name}
      </Checkbox>
      {cities.length > 0 && (
        <Disclosure
          look="marker"
          title={`Cities in ${option.name}`}
          open={isOpen}
          isSkipped={option.checked === false}
          className={styles.cities}
        >
          {cities.map((city) => (
            <Choice key={city.value} option={city} send={send} />
          ))}
        </Disclosure>
      )}
    </div>
  )
})
