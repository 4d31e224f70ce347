import { RadioGroup } from '#ui/choice-group/choice-group.tsx'
import { all, readHtml, getPartText } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { choices } from './setting-labels.ts'

test('[C4.3-09] the fonts to choose from are Serif, Sans Serif and Dyslexic', () => {
  const group = readHtml(renderToStaticMarkup(<RadioGroup {...choices.font} chosen="dyslexic" onChoose={() => {}} />))
  const offered = all(group, 'label').map((label) => [
    getPartText(label),
    'checked' in all(label, 'input')[0]!.attributes,
  ])
  expect(offered).toEqual([
    ['Default', false],
    ['Serif', false],
    ['Sans Serif', false],
    ['Dyslexic', true],
  ])
})
