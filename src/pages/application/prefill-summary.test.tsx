import type { Filling } from '#domain/resume/resume-filling.ts'
import { createOutline } from '#ui/outline.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PartComponents } from './application-flow.ts'
import { FoundInResume, PrefillSummary } from './prefill-summary.tsx'

const filling: Filling = {
  contact: { City: 'Dayton', State_ID: '7' },
  lists: {
    education: [],
    employment: [
      { id: 'a', values: { Employer: 'Wendlow Mills', From: '6/2019', Duties: 'Oiled the looms. '.repeat(9) } },
    ],
    references: [],
  },
  guesses: [
    { where: { section: 'contact', entry: 0, field: 'State_ID' }, from: 'Dayton, OH', isUnsure: false },
    { where: { section: 'employment', entry: 0, field: 'Employer' }, from: 'Mills, Wendlow', isUnsure: true },
  ],
  left: ['references'],
  found: { education: 0, employment: 1, references: 2 },
  unplaced: [{ section: 'education', heading: 'STUDIES', text: 'Evening classes.' }],
  skipped: ['Skills', 'Summary'],
}

const Choices: PartComponents['Choices'] = ({ render }) =>
  render({ rows: [{ value: '7', label: 'Ohio' }], loading: false, error: false, allLoaded: true }, () => {})

test('what was filled in is shown with its values, the state by its name, and an unsure value says so', () => {
  const html = renderToStaticMarkup(<PrefillSummary filling={filling} id="2" Choices={Choices} />)
  expect(createOutline(html)).toEqual([
    'region "What was filled in"',
    '  heading 3 "What was filled in"',
    '  paragraph "Contact details"',
    '  list',
    '    item',
    '      text "City:"',
    '      text "Dayton"',
    '    item',
    '      text "State:"',
    '      text "Ohio"',
    '      text "(guessed from “Dayton, OH”)"',
    '  paragraph "Employment"',
    '  paragraph "Employer 1"',
    '  list',
    '    item',
    '      text "Employer:"',
    '      text "Wendlow Mills"',
    '      text "Please check"',
    '      text "(guessed from “Mills, Wendlow”, which can also be read another way)"',
    '    item',
    '      text "From:"',
    '      text "June 2019"',
    '    item',
    '      text "What you did:"',
    '      text "Oiled the looms. Oiled the looms. Oiled the looms. Oiled the looms. Oiled the lo…"',
  ])
})

test('it is counted what was found, and said what was not read, not added and not asked for', () => {
  expect(createOutline(renderToStaticMarkup(<FoundInResume filling={filling} />))).toEqual([
    'paragraph "We found 1 job, no schools and 2 references in it."',
    'paragraph "It has a part on education, but we could read no school there."',
    'paragraph "Nothing was added to References: you have already written there, or marked it complete."',
    'paragraph "The form does not ask for: Skills, Summary."',
  ])
})
