import type { CompanyNews } from '#contract/media.ts'
import { createEvent } from '#domain/media/event.testing.ts'
import { EventPage } from '#pages/event/event-page.tsx'
import { NewsPage } from '#pages/news/news-page.tsx'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sanitize } from './sanitise-html.ts'

test('a link that leaves the site without a scheme, or by a scheme that is not allowed, is rendered as none', () => {
  const html = `<p data-id="1"><a href="//other.example">a</a><a href="/\\other.example">b</a><a href="&#9;//other.example">c</a><a href="sms:1">d</a><a href="/careers" title="Jobs" aria-label="e">e</a></p><constructor>f</constructor>`
  expect(sanitize(html)).toEqual('<p><a>a</a><a>b</a><a>c</a><a>d</a><a href="/careers" title="Jobs">e</a></p>f')
})

test('[J2.5-12] where it is to have no links their text is left', () => {
  const html = '<p>Ask <a href="https://other.example" title="x">our <b>portal</b></a>.</p>'
  expect(sanitize(html, { hasLinks: false })).toEqual('<p>Ask our <b>portal</b>.</p>')
})

test('a table can be scrolled by itself, with the keyboard as well, and a table within it too', () => {
  const cell = (inner: string) => `<table><tbody><tr><td>${inner}</td></tr></tbody></table>`
  const scroll = (inner: string) => `<div role="group" aria-label="Table" tabindex="0">${inner}</div>`
  expect(sanitize(`<div role="main">${cell(cell('1'))}</div>`)).toEqual(scroll(cell(scroll(cell('1')))))
})

const hostile =
  '<p onclick="steal()" style="position:fixed">Three <strong>days</strong>.<script>steal()</script><img src=x onerror="steal()"><a href="javascript:steal()">more</a><iframe src="//evil.example"></iframe></p>'
const harmless = '<p>Three <strong>days</strong>.<a>more</a></p>'
const day = { type: 'date', value: '2027-01-18T00:00:00.000' } as const
const baseProps = { now: 0, origin: 'https://tamarack.example', sanitise: sanitize }

test('[C2.14-10] what an event says of itself loses all that could act before it is shown', () => {
  const event = createEvent({ Title: 'Symposium', Description: hostile, StartDate: day })
  const html = renderToStaticMarkup(createElement(EventPage, { event, ...baseProps }))
  expect(html).toContain(harmless)
  expect(html).not.toMatch(/steal|evil/)
})

test('[C2.14-10] the body of news loses all that could act before it is shown', () => {
  const news: CompanyNews = {
    CompanyNews_ID: '7',
    Title: 'A Second Floor',
    ShortDescription: null,
    Body: hostile,
    PublishedDate: day,
    WebsiteImageURL: null,
    NewsType: 'Press Release',
    Source: null,
    SourceURL: null,
    Figure: null,
  }
  const html = renderToStaticMarkup(createElement(NewsPage, { news, ...baseProps }))
  expect(html).toContain(harmless)
  expect(html).not.toMatch(/steal|evil/)
})
