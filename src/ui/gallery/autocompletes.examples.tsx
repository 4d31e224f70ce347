import { Autocomplete } from '#ui/autocomplete/autocomplete.tsx'
import { Example, Examples } from './example.tsx'

const any = { value: '', label: 'Any' }
const cities = ['Arlington, Virginia', 'Dayton, Ohio', 'Huntsville, Alabama', 'Seaside, California'].map((label) => ({
  value: label,
  label,
}))

export function AutocompleteExamples() {
  return (
    <Examples title="Autocompletes" lead="One of many, found by typing; a native select before its script is here.">
      <Example name="with five options">
        <Autocomplete label="Location" name="location" options={[any, ...cities]} />
      </Example>
      <Example name="with nothing to choose">
        <Autocomplete label="Category" name="category" options={[any]} />
      </Example>
    </Examples>
  )
}
