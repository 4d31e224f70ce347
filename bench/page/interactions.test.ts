import { expect, test } from 'vitest'
import { chooseInteractions } from './interactions.ts'

const names = (chosen: ReadonlyArray<string>) => chooseInteractions(chosen).map(({ name }) => name)

test('presses are chosen by their names, in the order of all, and all when none is named', () => {
  expect([names(['save', 'key']), names([])]).toEqual([
    ['key', 'save'],
    ['key', 'filter', 'menu', 'accordion', 'save', 'consent'],
  ])
})

test('a name that no press has is told with the names that there are', () => {
  expect(() => chooseInteractions(['filter', 'search'])).toThrow(
    'There is no press search. There are: key, filter, menu, accordion, save, consent.',
  )
})
