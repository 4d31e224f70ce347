import { createOutline } from '#ui/outline.testing.ts'
import { all, readHtml } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RidgeFigure } from './ridge.tsx'

const html = renderToStaticMarkup(
  <RidgeFigure
    ridge={{
      line: 'M0 900c500 0 500-900 1000-900',
      mass: 'M0 900c500 0 500-900 1000-900H4000V1000H0z',
      strata: 'M500 500H4000',
      falls: 'M0 900V1000',
      summits: [
        { year: 1998, people: 120, at: 0, level: 10.1 },
        { year: 2021, people: 1200, at: 100, level: 100 },
      ],
    }}
    name="Line of how many boats there were"
    caption="The height is how many boats there were."
    note={['The harbor’s log', 'A count']}
    createHref={(year) => `/boats#${year}`}
  />,
)

test('a ridge says its finding, its picture by name, each summit as a link, and where they are from', () => {
  expect(createOutline(html)).toEqual([
    'figure',
    '  caption "The height is how many boats there were."',
    '  img "Line of how many boats there were"',
    '  list',
    '    item',
    '      link "120 people in 1998" to /boats#1998',
    '    item',
    '      link "1,200 people in 2021" to /boats#2021',
    '  paragraph "The harbor’s log"',
    '  paragraph "A count"',
  ])
})

test('summits have their places by attributes that a content policy allows, lying and upright', () => {
  const rooms = all(readHtml(html), 'li').map((item) =>
    all(item, 'svg').map(({ attributes }) => [attributes['width'], attributes['height']]),
  )
  expect(rooms).toEqual([
    [
      ['0%', '89.9%'],
      ['10.1%', '100%'],
    ],
    [
      ['100%', '0%'],
      ['100%', '0%'],
    ],
  ])
  expect(html).not.toContain('style=')
})
