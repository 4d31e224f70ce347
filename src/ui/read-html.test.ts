import { expect, test } from 'vitest'
import { readHtml } from './read-html.testing.ts'

test.each([
  ['<p><p>1 Pier Road</p></p>', 'A browser does not keep <p> inside of a <p>: use an element that may hold it.'],
  ['<p><span><ul></ul></span></p>', 'A browser does not keep <ul> inside of a <p>: use an element that may hold it.'],
  ['<a><b><a></a></b></a>', 'A browser does not keep <a> inside of another <a>: use an element that may hold it.'],
])('HTML that a browser would read otherwise is refused: %s', (html, reason) => {
  expect(() => readHtml(html)).toThrow(reason)
})

test('paragraphs may follow each other, and stand in anything that holds them', () => {
  expect(readHtml('<address><p>One</p><div><p>Two</p></div></address>')).toEqual({
    tag: 'root',
    attributes: {},
    children: [
      {
        tag: 'address',
        attributes: {},
        children: [
          { tag: 'p', attributes: {}, children: ['One'] },
          { tag: 'div', attributes: {}, children: [{ tag: 'p', attributes: {}, children: ['Two'] }] },
        ],
      },
    ],
  })
})
