import { createOutline } from '#ui/outline.testing.ts'
import { all, getPartText, readHtml } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { axisWidths } from './axis-widths.ts'
import * as styles from './time-ledger.css.ts'
import { TimeLedger } from './time-ledger.tsx'

const html = renderToStaticMarkup(
  <TimeLedger
    rows={[
      {
        name: 'Pier 4',
        detail: <a href="#pier-4">Lease 118</a>,
        description: 'May 2021 to April 2025, with an option to April 2027',
        value: '3.1 years left',
        bars: [
          { kind: 'period', at: 10, width: 40 },
          { kind: 'option', at: 50, width: 20 },
          { kind: 'today', at: 30, width: 0 },
        ],
      },
      { name: 'Inspections', value: 'Two a year', bars: [{ kind: 'point', at: 12.5, width: 0 }] },
    ]}
    labels={[0, ...axisWidths].map((shownFrom, index) => ({
      at: index * 20,
      label: String(2021 + index),
      anchor: 'middle',
      shownFrom,
    }))}
  />,
)
const page = readHtml(html)

test('who does not see the bars hears name, number, days and what is left, row by row', () => {
  expect(createOutline(html)).toEqual([
    'list',
    '  item',
    '    text "Pier 4"',
    '    link "Lease 118" to #pier-4',
    '    text "May 2021 to April 2025, with an option to April 2027"',
    '    text "3.1 years left"',
    '  item',
    '    text "Inspections"',
    '    text "Two a year"',
  ])
})

test('bars stand where the rows have them, in attributes that a content policy allows', () => {
  expect(
    all(page, 'rect').map(({ attributes }) => [attributes['class'], attributes['x'], attributes['width']]),
  ).toEqual([
    [styles.bar.period, '10%', '40%'],
    [styles.bar.option, '50%', '20%'],
    [styles.bar.today, '30%', '0%'],
    [styles.bar.point, '12.5%', '0%'],
  ])
  expect(all(page, 'text').map((text) => [getPartText(text), text.attributes['x']])).toEqual([
    ['2021', '0%'],
    ['2022', '20%'],
    ['2023', '40%'],
    ['2024', '60%'],
    ['2025', '80%'],
    ['2026', '100%'],
  ])
  expect(html).not.toContain('style=')
})

test('each width from which a label shows has a rule of its own', () => {
  const classes = all(page, 'text').map(({ attributes }) => attributes['class'])
  expect([new Set(classes).size, classes.includes(undefined)]).toEqual([axisWidths.length + 1, false])
})
