import { expect, test } from 'vitest'
import { withNotice } from './whole-context.ts'
import { formNotSaved, sectionHasProblems } from './whole-words.ts'

test('what is wrong with a section is told where it is looked at, and gets the focus there', () => {
  const said = [
    withNotice({ view: 'education', wanted: 'education', attempts: 1 }, sectionHasProblems),
    withNotice({ view: 'review', wanted: 'education', attempts: 1 }, sectionHasProblems),
    withNotice({ view: 'sections', wanted: null, attempts: 1 }, formNotSaved),
  ]
  expect(said).toEqual([{ told: sectionHasProblems, attempts: 2 }, { told: null }, { told: formNotSaved, attempts: 2 }])
})
