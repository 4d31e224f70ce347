import { plainText } from '#domain/text/plain-text.ts'
import { expect, test } from 'vitest'
import { decodeRows } from '#contract/payload.ts'
import { sanitizeRow } from './sanitize-fields.ts'

const [news] = decodeRows('CompanyNews', [
  {
    CompanyNews_ID: 1,
    Title: 'A title',
    Body: '<p onclick="steal()">Caf&eacute; &mdash; R&amp;D &lt;now&gt;<script>steal()</script></p>',
    PublishedDate: { type: 'date', value: '2026-03-02T00:00:00.000' },
  },
])

test('[J5-50] named characters are written out at import, so that text reads the same everywhere', () => {
  const body = news && sanitizeRow('CompanyNews', news).row.Body
  expect(body).toBe('<p>Café — R&amp;D &lt;now&gt;</p>')
  expect(plainText(body ?? null)).toBe('Café — R&D <now>')
})

test('a link that leaves the site without a scheme, or by a scheme that is not allowed, is imported as none', () => {
  const Body = `<p data-id="1"><a href="//other.example">a</a><a href="/\\other.example">b</a><a href="&#9;//other.example">c</a><a href="sms:1">d</a><a href="/careers" title="Jobs" aria-label="e">e</a></p><constructor id="1">f</constructor>`
  expect(news && sanitizeRow('CompanyNews', { ...news, Body }).row.Body).toEqual(
    '<p><a>a</a><a>b</a><a>c</a><a>d</a><a href="/careers" title="Jobs">e</a></p><p>f</p>',
  )
})
