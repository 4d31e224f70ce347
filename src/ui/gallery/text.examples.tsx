import { Anchor } from '#ui/anchor/anchor.tsx'
import { BigNumber } from '#ui/big-number/big-number.tsx'
import { CountedNumber, CounterProvider } from '#ui/counter/counted-number.tsx'
import { Counter, type Counting } from '#ui/counter/counter.tsx'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { DefinitionList } from '#ui/definition-list/definition-list.tsx'
import * as headingStyles from '#ui/heading/heading.css.ts'
import { Heading } from '#ui/heading/heading.tsx'
import { Grid, Stack } from '#ui/layout/layout.tsx'
import { DebouncedStatus } from '#ui/debounced-status/debounced-status.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { homeWorkIcon, locationOnIcon, schoolIcon } from '#ui/icon/symbols/places.ts'
import { useState } from 'react'
import { Example, Examples, listKeys } from './example.tsx'
import { ProseExample } from './prose.examples.tsx'

const trail = [
  { label: 'Home', href: '/home' },
  { label: 'Careers', href: '/careers' },
  { label: 'Current Opportunities' },
]

export function TextExamples() {
  return (
    <Examples title="Text" lead="Source Serif for what is announced, Public Sans for what is read.">
      <Example name="heading sizes" whole>
        <Stack gap="base">
          {listKeys(headingStyles.size).map((size) => (
            <Heading key={size} level={3} size={size}>
              {size}: a firm that counts things carefully
            </Heading>
          ))}
        </Stack>
      </Example>
      <Example name="heading, bark">
        <Heading level={3} tone="bark">
          Who checks the forecast?
        </Heading>
      </Example>
      <Example name="heading on dark" stage="dark">
        <Heading level={3} tone="onDark">
          Who checks the forecast?
        </Heading>
      </Example>
      <Example name="links">
        <p>
          A plain <Anchor href="/careers/open">link in a sentence</Anchor>, and one that says more to a screen reader:{' '}
          <Anchor href="/media">
            read on<VisuallyHidden> about the second floor in Huntsville</VisuallyHidden>
          </Anchor>
          .
        </p>
      </Example>
      <Example name="what is said once it has settled">
        <DebouncedStatusExample />
      </Example>
      <Example name="breadcrumb">
        <Breadcrumb items={trail} />
      </Example>
      <Example name="breadcrumb on dark" stage="dark">
        <Breadcrumb items={trail} tone="onDark" />
      </Example>
      <FactExamples />
      <ProseExample />
    </Examples>
  )
}

function FactExamples() {
  return (
    <>
      <Example name="definition list">
        <DefinitionList
          items={[
            { term: 'Place', detail: 'Arlington, Virginia', icon: locationOnIcon },
            { term: 'Workplace', detail: 'Remote', icon: homeWorkIcon },
            { term: 'Level', detail: 'Senior', icon: schoolIcon },
            { term: 'Tracking number', detail: 'TR-2026-0322' },
          ]}
        />
      </Example>
      <Example name="big numbers" whole>
        <Grid columns="three">
          <BigNumber value="412" label="owners, every one of them an employee" />
          <BigNumber value="53" label="years of counting things for government programs" />
          <BigNumber value="1,240" suffix="+" label="estimates that went to a decision" />
        </Grid>
      </Example>
      <Example name="a number that counts, on its way and arrived">
        <CounterProvider counter={PartialCounter}>
          <BigNumber value={<CountedNumber value={412} />} label="owners" />
        </CounterProvider>
        <BigNumber value={<CountedNumber value={412} />} label="owners" />
      </Example>
      <Example name="big number on dark" stage="dark" whole>
        <BigNumber tone="onDark" value="100" suffix="%" label="owned by the people who do the work" />
      </Example>
    </>
  )
}

const staticCounting: Counting = { now: () => 206, subscribe: () => () => {} }

function PartialCounter({ value }: { value: number }) {
  return <Counter value={value} counting={staticCounting} onView={() => {}} />
}

function DebouncedStatusExample() {
  const [words, setWords] = useState('')
  return (
    <>
      <TextField label="Said" value={words} onChange={(event) => setWords(event.currentTarget.value)} />
      <DebouncedStatus words={words} />
    </>
  )
}
