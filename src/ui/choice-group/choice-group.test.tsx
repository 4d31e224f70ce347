import { all, readHtml, getPartText, listPartTexts } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RadioGroup } from './choice-group.tsx'

const options = [
  { value: 150, label: '150%' },
  { value: 200, label: '200%' },
]

test('a group of choices is named by its legend, begins with the default, and has one of them chosen', () => {
  const show = (chosen: number | null) => {
    const page = readHtml(
      renderToStaticMarkup(<RadioGroup legend="Line height" options={options} chosen={chosen} onChoose={() => {}} />),
    )
    const labels = all(page, 'label').map((label) => [
      getPartText(label),
      all(label, 'input').map(({ attributes }) => [attributes['type'], 'checked' in attributes]),
    ])
    return [
      listPartTexts(page, 'legend'),
      labels,
      new Set(all(page, 'input').map((each) => each.attributes['name'])).size,
    ]
  }
  expect([show(200), show(null)]).toEqual([
    [
      ['Line height'],
      [
        ['Default', [['radio', false]]],
        ['150%', [['radio', false]]],
        ['200%', [['radio', true]]],
      ],
      1,
    ],
    [
      ['Line height'],
      [
        ['Default', [['radio', true]]],
        ['150%', [['radio', false]]],
        ['200%', [['radio', false]]],
      ],
      1,
    ],
  ])
})
