import { createOutline } from '#ui/outline.testing.ts'
import { all, readHtml } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as styles from './estimate-line.css.ts'
import { EstimateLine } from './estimate-line.tsx'

const draw = (lines: number) =>
  renderToStaticMarkup(
    <EstimateLine
      others="M4 0.5H9"
      bar="M3 1.5H5"
      lines={lines}
      ends={[2, 10]}
      labels={['2 boats', '10 boats']}
      finding="Of two harbors the other one is the larger."
    />,
  )

test('who does not see a drawing hears what it finds, once', () => {
  expect(createOutline(draw(2))).toEqual(['figure', '  caption "Of two harbors the other one is the larger."'])
})

test('lines and bar are drawn in the values of the axis, in attributes that a content policy allows', () => {
  const page = readHtml(draw(2))
  expect(all(page, 'svg').map(({ attributes }) => attributes['viewBox'])).toEqual(['2 0 8 2'])
  expect(all(page, 'path').map(({ attributes }) => [attributes['class'], attributes['d']])).toEqual([
    [styles.line, 'M4 0.5H9'],
    [styles.bar, 'M3 1.5H5'],
  ])
  expect(draw(2)).not.toContain('style=')
})

test('a drawing of more lines is higher', () => {
  const sizes = [1, 6, 7, 24].map((lines) => all(readHtml(draw(lines)), 'svg')[0]?.attributes['class'])
  expect(sizes).toEqual([styles.few, styles.few, styles.many, styles.many])
})
