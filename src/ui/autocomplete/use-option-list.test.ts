import { expect, test } from 'vitest'
import { filterOptions, findOption } from './use-option-list.ts'

const options = ['Any', 'Cost Analysis', 'Data Science', 'Logistics'].map((label) => ({ value: label, label }))
const filteredLabels = (typed: string) => filterOptions(options, typed).map(({ label }) => label)
const findLabel = (text: string) => findOption(options, text)?.label

test('[J5-09] all options are offered while nothing is typed, Any first', () => {
  expect(filteredLabels('')).toEqual(['Any', 'Cost Analysis', 'Data Science', 'Logistics'])
})

test('[J5-09][J5-11][J5-12] what is typed is found in any case and anywhere, under Any', () => {
  expect([filteredLabels('SCI'), filteredLabels('cost a'), filteredLabels('any')]).toEqual([
    ['Any', 'Data Science'],
    ['Any', 'Cost Analysis'],
    ['Any'],
  ])
})

test('[J2.2-10] what begins with the typed text stands before what only holds it: a state before its cities', () => {
  const places = ['Any', 'Arlington, Virginia', 'Virginia', 'Virginia Beach, Virginia'].map((label) => ({
    value: label,
    label,
  }))
  expect(filterOptions(places, 'virg').map(({ label }) => label)).toEqual([
    'Any',
    'Virginia',
    'Virginia Beach, Virginia',
    'Arlington, Virginia',
  ])
})

test('[J5-10][J5-12] when no other option holds it, nothing is offered', () => {
  expect(filteredLabels('zeppelin')).toEqual([])
})

test('[J5-08][J5-11] a text names an option in any case, and gives its own spelling', () => {
  const nested = [...options, { value: 'Data', label: 'Data' }]
  expect([findLabel(' data SCIENCE '), findLabel('any'), findOption(nested, 'data')?.label]).toEqual([
    'Data Science',
    'Any',
    'Data',
  ])
})

test('[J5-08] a part of one option stands for it; a part of several, of the first alone or of none for nothing, nor does a blank', () => {
  expect(['gist', 'SCI', 's', 'ny', 'zeppelin', '', ' '].map(findLabel)).toEqual([
    'Logistics',
    'Data Science',
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(findOption(options.slice(0, 2), ' ')).toBe(null)
})
