import { createOutline } from '#ui/outline.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Accordion } from './accordion.tsx'

const panels = [
  { id: 'first', title: 'First', children: <p>One</p> },
  { id: 'second', title: 'Second', children: <p>Two</p> },
]

test('[C2.12-32] before there is any script every panel folds by itself, and the id of its fragment stands inside', () => {
  const html = renderToStaticMarkup(<Accordion panels={panels} place={{ hash: '#second' }} />)
  expect(createOutline(html).filter((line) => line.startsWith('details'))).toEqual(['details', 'details'])
  expect(html.match(/<details[^>]*>|<\/summary>|id="[a-z]+"/g)).toEqual([
    expect.stringMatching(/^<details/),
    '</summary>',
    'id="first"',
    expect.stringMatching(/^<details/),
    '</summary>',
    'id="second"',
  ])
})
