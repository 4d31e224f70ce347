import type { FilterOption, FilterGroup as Options } from '#domain/jobs/job-board.ts'
import type { JobSearchEvent } from '#machines/job-search.machine.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { memo, useState } from 'react'
import * as styles from './job-filters.css.ts'

type Send = (event: JobSearchEvent) => void

const countChecked = (group: Options) =>
  group.options.flatMap((option) => option.children ?? [option]).filter((option) => option.checked === true).length

type Props = { group: Options; isOpen: boolean; send: Send }

export const FilterGroup = memo(function FilterGroup({ group, isOpen, send }: Props) {
  const chosen = countChecked(group)
  return (
    <Disclosure title={group.title} open={isOpen} {...(chosen > 0 && { note: `${chosen} chosen` })}>
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
  return (
    <Checkbox
      name={option.queryParam}
      value={option.groupId === 'location' ? option.value.split('|')[0] : option.value}
      checked={option.checked}
      count={option.count}
      countOf="jobs"
      onCheckedChange={(checked) =>
        send({ type: 'filter.toggled', group: option.groupId, value: option.value, checked })
      }
    >
      {option.name}
    </Checkbox>
  )
})

const StateOption = memo(function StateOption({ option, send }: { option: FilterOption; send: Send }) {
  const cities = option.children ?? []
  const chosen = cities.filter((city) => city.checked === true).length
  const isPartly = option.checked === 'indeterminate'
  // Its cities are shown where the address names some of them; from then on who opens and closes them decides.
  const [isOpen] = useState(isPartly)
  return (
    <div className={styles.state}>
      <Checkbox
        name={option.queryParam}
        value={option.value}
        checked={option.checked}
        count={option.count}
        countOf={isPartly ? `jobs, ${chosen} of ${cities.length} cities chosen` : 'jobs'}
        onCheckedChange={(checked) => send({ type: 'state.toggled', state: option.value, checked })}
      >
        {option.name}
      </Checkbox>
      <Disclosure look="marker" title={`Cities in ${option.name}`} open={isOpen} className={styles.cities}>
        {cities.map((city) => (
          <Choice key={city.value} option={city} send={send} />
        ))}
      </Disclosure>
    </div>
  )
})
