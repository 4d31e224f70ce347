import { all, readHtml, getPageSection, getPartText, listPartTexts } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OwnershipPage } from './ownership-page.tsx'

const page = readHtml(renderToStaticMarkup(<OwnershipPage />))

test('[C2.12-15] the page on ownership carries its title', () => {
  expect(listPartTexts(page, 'h1')).toEqual(['Sharing In The Success'])
})

test('[C2.12-16] it explains ownership with the waits and the vesting of the retirement card', () => {
  const text = getPartText(page)
  expect(text).toContain(
    'After one year with us a person joins the plan, and from that day on every share in the account',
  )
  expect(text).toContain('is fully theirs')
  expect(text).toContain('The pension also begins after one year and is fully earned after five.')
})

const benefits = getPageSection(page, 'What else comes with the job')

test('[C2.16-01] the benefits beside it are health, retirement, time off, education and transportation', () => {
  expect(listPartTexts(benefits, 'h3')).toEqual(['Health', 'Retirement', 'Time off', 'Education', 'Getting here'])
})

test('[C2.16-07] each benefit has a sentence and facts of its own; retirement has the waits and the vesting', () => {
  const cards = all(benefits, 'li').filter((item) => all(item, 'h3').length > 0)
  const told = cards.map((card) => [listPartTexts(card, 'p').length, all(card, 'li').length > 2])
  expect(told).toEqual([1, 2, 3, 4, 5].map(() => [1, true]))
  expect(all(cards[1]!, 'li').map(getPartText).slice(0, 2)).toEqual([
    'Pension: 1-year wait, 5-year vesting',
    'Employee stock ownership plan: 1-year wait, then fully vested',
  ])
})
