import { useState } from 'react'
import { DropZone } from '#ui/drop-area/drop-area.tsx'
import { FileField } from '#ui/file-field/file-field.tsx'
import { ProgressBar } from '#ui/meter-bar/meter-bar.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { TextArea, TextField } from '#ui/text-field/text-field.tsx'
import { addIcon } from '#ui/icon/symbols/add.ts'
import { Example, Examples } from './example.tsx'

const offices = [
  { value: 'arlington', label: 'Arlington, Virginia' },
  { value: 'dayton', label: 'Dayton, Ohio' },
  { value: 'huntsville', label: 'Huntsville, Alabama' },
  { value: 'moved', label: 'Seaside (moved)', disabled: true },
]

export function FieldExamples() {
  return (
    <Examples title="Fields" lead="The label above, the hint under the label, the problem in words beside the field.">
      <TextFieldStates />
      <TextAreaStates />
      <SelectFieldStates />
      <SearchFieldStates />
      <Example name="file field">
        <FileField accept=".html,text/html" icon={addIcon} onChoose={() => {}}>
          Add from a file
        </FileField>
      </Example>
      <Example name="drop area">
        <DropZone onDrop={() => {}}>Files can be dropped here.</DropZone>
      </Example>
      <Example name="meter bar">
        <ProgressBar label="Upload progress of resume.pdf" percent={62} />
      </Example>
    </Examples>
  )
}

function TextFieldStates() {
  return (
    <>
      <Example name="text field">
        <TextField label="Full name" autoComplete="off" />
      </Example>
      <Example name="with hint and placeholder">
        <TextField label="Phone" type="tel" hint="With the area code." placeholder="703-555-0142" />
      </Example>
      <Example name="with problem">
        <TextField
          label="Email"
          type="email"
          defaultValue="ines@"
          problem="Enter an email address such as name@example.com."
        />
      </Example>
      <Example name="optional, hint and problem">
        <TextField
          label="Zip code"
          optional
          hint="Five digits."
          defaultValue="2220"
          problem="A zip code has five digits; this has four."
        />
      </Example>
      <Example name="label for assistive technology only">
        <TextField label="City" labelHidden placeholder="City" />
      </Example>
      <Example name="disabled">
        <TextField label="Tracking number" defaultValue="TR-2026-0322" disabled />
      </Example>
      <Example name="read only">
        <TextField label="Account" defaultValue="ines@tamarack.example" readOnly />
      </Example>
    </>
  )
}

function TextAreaStates() {
  return (
    <>
      <Example name="text area">
        <TextArea label="Your message" hint="Up to 2,000 characters." />
      </Example>
      <Example name="text area with problem, optional">
        <TextArea
          label="Anything else"
          optional
          defaultValue="See"
          problem="Write at least ten characters, or nothing."
        />
      </Example>
      <Example name="text area, disabled">
        <TextArea label="Reply" defaultValue="Thank you, we will write within two working days." disabled />
      </Example>
    </>
  )
}

function SelectFieldStates() {
  return (
    <>
      <Example name="select field with placeholder">
        <SelectField label="Office" options={offices} placeholder="Any office" />
      </Example>
      <Example name="select field with hint and problem">
        <SelectField
          label="Office"
          optional
          hint="Where you would like to work."
          options={offices}
          placeholder="Choose an office"
          problem="Choose an office from the list."
        />
      </Example>
      <Example name="select field, disabled">
        <SelectField label="Office" options={offices} defaultValue="dayton" disabled />
      </Example>
    </>
  )
}

function SearchFieldStates() {
  const [words, setWords] = useState('cost analyst')
  return (
    <>
      <Example name="search field">
        <SearchField label="Search news" />
      </Example>
      <Example name="search field that can be cleared">
        <SearchField
          label="Keywords"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          onClear={() => setWords('')}
        />
      </Example>
      <Example name="search field with a button, label hidden">
        <SearchField label="Search jobs" labelHidden placeholder="Job title or place" submit="Search" />
      </Example>
      <Example name="search field, large" whole>
        <SearchField label="Search jobs, news and events" size="large" submit="Search" />
      </Example>
      <Example name="search field on dark" stage="dark" whole>
        <SearchField label="Search jobs, news and events" size="large" submit="Search" />
      </Example>
    </>
  )
}
