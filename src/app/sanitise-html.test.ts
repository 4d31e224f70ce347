import { expect, test } from 'vitest'
import { sanitise } from './sanitise-html.ts'

test('a link that leaves the site without a scheme, or by a scheme that is not allowed, is rendered as none', () => {
  const html = `<p data-id="1"><a href="//other.example">a</a><a href="/\\other.example">b</a><a href="&#9;//other.example">c</a><a href="sms:1">d</a><a href="/careers" title="Jobs" aria-label="e">e</a></p><constructor>f</constructor>`
  expect(sanitise(html)).toEqual('<p><a>a</a><a>b</a><a>c</a><a>d</a><a href="/careers" title="Jobs">e</a></p>f')
})
