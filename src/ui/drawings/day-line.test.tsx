import { all, getPartText, readHtml } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DayLine, type DayLineProps } from './day-line.tsx'

const months = [
  { at: 0, label: 'May' },
  { at: 51.2, label: 'Nov' },
  { at: 100, label: 'May' },
]

const draw = (fields: Partial<DayLineProps>) =>
  readHtml(renderToStaticMarkup(<DayLine name="June 3, 2026" day={null} today={null} months={months} {...fields} />))

const listTexts = (fields: Partial<DayLineProps>) =>
  all(draw(fields), 'text').map((text) => [getPartText(text), text.attributes['x'], text.attributes['text-anchor']])

test('it is one picture, named by its day, in attributes that a content policy allows', () => {
  const [svg] = all(draw({ day: { at: 9, label: 'Jun 3' } }), 'svg')
  expect([svg?.attributes['role'], svg?.attributes['aria-label']]).toEqual(['img', 'June 3, 2026'])
  expect(JSON.stringify(svg)).not.toContain('"style"')
})

test.each([
  [0, 'start'],
  [21.9, 'start'],
  [50, 'middle'],
  [78.1, 'end'],
  [100, 'end'],
])('the words of a day at %d percent stand within the drawing', (at, anchor) => {
  expect(listTexts({ day: { at, label: 'Jun 3 – Jun 9' } }).at(-1)).toEqual(['Jun 3 – Jun 9', `${at}%`, anchor])
  expect(listTexts({ today: at })[0]).toEqual(['Today', `${at}%`, anchor])
})

test('what is not known is not drawn', () => {
  const drawn = draw({})
  expect([all(drawn, 'circle').length, all(drawn, 'rect').length, all(drawn, 'text').length]).toEqual([0, 0, 3])
  const both = draw({ day: { at: 9, label: 'Jun 3' }, today: 51 })
  expect([all(both, 'circle').length, all(both, 'rect').length]).toEqual([1, 1])
})
