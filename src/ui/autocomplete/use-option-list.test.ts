import { expect, test } from 'vitest'
import { offerOptions, optionNamed } from './use-option-list.ts'

const options = ['Any', 'Cost Analysis', 'Data Science', 'Logistics'].map((label) => ({ value: label, label }))
const offered = (typed: string) => offerOptions(options, typed).map(({ label }) => label)
const named = (text: string) => optionNamed(options, text)?.label

test('[J5-09] all options are offered while nothing is typed, Any first', () => {
  expect(offered('')).toEqual(['Any', 'Cost Analysis', 'Data Science', 'Logistics'])
})

test('[J5-09][J5-11][J5-12] what is typed is found in any case and anywhere, under Any', () => {
  expect([offered('SCI'), offered('cost a'), offered('any')]).toEqual([
    ['Any', 'Data Science'],
    ['Any', 'Cost Analysis'],
    ['Any'],
  ])
})

test('[J5-10][J5-12] when no other option holds it, nothing is offered', () => {
  expect(offered('zeppelin')).toEqual([])
})

test('[J5-08][J5-11] a text names an option in any case, and gives its own spelling', () => {
  const nested = [...options, { value: 'Data', label: 'Data' }]
  expect([named(' data SCIENCE '), named('any'), optionNamed(nested, 'data')?.label]).toEqual([
    'Data Science',
    'Any',
    'Data',
  ])
})

test('[J5-08] a part of one option stands for it; a part of several, of the first alone or of none for nothing, nor does a blank', () => {
  expect(['gist', 'SCI', 's', 'ny', 'zeppelin', '', ' '].map(named)).toEqual([
    'Logistics',
    'Data Science',
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(optionNamed(options.slice(0, 2), ' ')).toBe(null)
})
