import { listPartLinks, readHtml, getPartText, listPartTexts } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AccessibilityPage } from './accessibility-page.tsx'

const show = (onSettings: (() => void) | null) =>
  readHtml(renderToStaticMarkup(<AccessibilityPage onSettings={onSettings} />))

test('the statement says what is aimed at, how it is tested, what is missing, when it was reviewed and whom to tell', () => {
  const page = show(null)
  expect([
    listPartTexts(page, 'h1'),
    listPartTexts(page, 'h2'),
    listPartTexts(page, 'time'),
    listPartLinks(page),
    getPartText(page).includes('(WCAG) 2.2 at level AA'),
  ]).toEqual([
    ['Accessibility'],
    ['Make it yours', 'What we aim for', 'How it is tested', 'What we know is missing', 'Tell us'],
    ['November 21, 2026'],
    [
      ['(703) 555-0100', 'tel:+17035550100'],
      ['info@tamarack.example', 'mailto:info@tamarack.example?subject=Accessibility'],
    ],
    true,
  ])
})

test('[C2.4-08] once the page is hydrated the statement opens the settings', () => {
  expect([
    listPartTexts(show(null), 'button'),
    listPartTexts(
      show(() => {}),
      'button',
    ),
  ]).toEqual([[], ['Open accessibility settings']])
})
