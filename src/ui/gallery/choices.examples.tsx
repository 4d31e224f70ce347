import { useState } from 'react'
import { CheckboxField } from '#ui/check-field/check-field.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { RadioGroup } from '#ui/choice-group/choice-group.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { RadioField } from '#ui/radio-field/radio-field.tsx'
import * as tagStyles from '#ui/tag/tag.css.ts'
import { Tag } from '#ui/tag/tag.tsx'
import { Example, Examples, listKeys } from './example.tsx'

export function ChoiceExamples() {
  return (
    <Examples title="Choices" lead="Checkboxes with what they stand for, chips, tags and what folds away.">
      <CheckboxStates />
      <Example name="radios of which none needs to stay chosen">
        <SingleChoiceExample />
      </Example>
      <AnswerStates />
      <ChipStates />
      <Example name="tags">
        <Cluster gap="roomy">
          {listKeys(tagStyles.tone)
            .filter((tone) => tone !== 'onDark')
            .map((tone) => (
              <Tag key={tone} tone={tone}>
                {tone}
              </Tag>
            ))}
        </Cluster>
      </Example>
      <Example name="tag on dark" stage="dark">
        <Tag tone="onDark">New Listing</Tag>
      </Example>
      <DisclosureStates />
    </Examples>
  )
}

const yesOrNo = ['Yes', 'No'].map((label) => ({ value: label, label }))

function AnswerStates() {
  const [answer, setAnswer] = useState('')
  const [isTrue, setIsTrue] = useState(false)
  return (
    <>
      <Example name="answers of which none is chosen at first">
        <RadioField id="answer" label="Can you travel?" options={yesOrNo} value={answer} onChoose={setAnswer} />
      </Example>
      <Example name="answers, with problem">
        <RadioField
          id="unanswered"
          label="Can you travel?"
          options={yesOrNo}
          value=""
          problem="Please choose whether you can travel"
          onChoose={() => {}}
        />
      </Example>
      <Example name="a statement to confirm">
        <CheckboxField id="statement" label="All of this is true" isTicked={isTrue} onTick={setIsTrue} />
      </Example>
      <Example name="a statement, with problem">
        <CheckboxField
          id="unticked"
          label="All of this is true"
          isTicked={false}
          problem="Please confirm that all of this is true"
          onTick={() => {}}
        />
      </Example>
    </>
  )
}

function SingleChoiceExample() {
  const [chosen, setChosen] = useState<number | null>(200)
  const options = [150, 200, 250, 300].map((value) => ({ value, label: `${value}%` }))
  return (
    <RadioGroup
      legend="Line height"
      options={options}
      chosen={chosen}
      onChoose={(value) => setChosen(value === chosen ? null : value)}
    />
  )
}

function CheckboxStates() {
  return (
    <>
      <Example name="checkboxes with counts">
        <CountedChoices />
      </Example>
      <Example name="checkboxes, disabled">
        <Checkbox disabled count={0} countOf="job">
          Hybrid
        </Checkbox>
        <Checkbox disabled defaultChecked>
          On site
        </Checkbox>
      </Example>
      <Example name="checkbox with a long label, invalid">
        <Checkbox aria-invalid>
          I have read the privacy statement and agree that the firm keeps my application for two years.
        </Checkbox>
      </Example>
    </>
  )
}

const places = [
  { name: 'Alexandria', count: 3 },
  { name: 'Arlington', count: 41 },
]

function CountedChoices() {
  const [chosen, setChosen] = useState<readonly string[]>(['Arlington'])
  const all = chosen.length === places.length || (chosen.length > 0 && 'indeterminate')
  const choose = (name: string, on: boolean) =>
    setChosen((names) => [...names.filter((other) => other !== name), ...(on ? [name] : [])])
  return (
    <>
      <Checkbox
        checked={all}
        onCheckedChange={(on) => setChosen(on ? places.map((place) => place.name) : [])}
        count={44}
        countOf="job"
      >
        Virginia
      </Checkbox>
      {places.map(({ name, count }) => (
        <Checkbox
          key={name}
          checked={chosen.includes(name)}
          onCheckedChange={(on) => choose(name, on)}
          count={count}
          countOf="job"
        >
          {name}
        </Checkbox>
      ))}
    </>
  )
}

const startingChips = ['Remote', 'Arlington, Virginia', 'Cost Estimating']

function ChipStates() {
  const [chips, setChips] = useState(startingChips)
  return (
    <>
      <Example name="chips: plain, link, link that removes">
        <Cluster gap="tight">
          <Chip name="Full time" />
          <Chip name="Data Science" href="#choices" />
          <Chip name="Hybrid" href="#choices" removes />
        </Cluster>
      </Example>
      <Example name="removable chips">
        <Cluster gap="tight">
          {chips.map((name) => (
            <Chip key={name} name={name} onRemove={() => setChips((all) => all.filter((other) => other !== name))} />
          ))}
          {chips.length === 0 && <p>All gone. Reload the page to see them again.</p>}
        </Cluster>
      </Example>
    </>
  )
}

function DisclosureStates() {
  return (
    <>
      <Example name="disclosures, one open at a time">
        <Disclosure title="Workplace" name="gallery-filters" open>
          <Checkbox defaultChecked>Remote</Checkbox>
          <Checkbox>On site</Checkbox>
        </Disclosure>
        <Disclosure title="Experience" note="2 chosen" name="gallery-filters">
          <Checkbox defaultChecked>Entry</Checkbox>
          <Checkbox defaultChecked>Senior</Checkbox>
        </Disclosure>
      </Example>
      <Example name="disclosure with a title">
        <Disclosure title="How long does an answer take?" look="title">
          <p>Two working days, and a person writes it.</p>
        </Disclosure>
      </Example>
      <Example name="disclosure by its mark alone">
        <Disclosure title="Cities in Ohio" look="marker">
          <Checkbox>Dayton</Checkbox>
        </Disclosure>
      </Example>
    </>
  )
}
