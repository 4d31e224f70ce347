import { all, linksOf, readHtml, textOf, textsOf } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NotFoundPage } from './not-found-page.tsx'

const page = readHtml(renderToStaticMarkup(<NotFoundPage onBack={() => {}} />))

test('[C2.4-20][C2.4-21] an unknown address is told with a smile', () => {
  expect([textsOf(page, 'p'), textsOf(page, 'h1')]).toEqual([
    ['404 Page Not Found'],
    ['The page you requested has flown the coop'],
  ])
})

test('[C2.4-22][C2.4-24] the ways on are a step back and the home page', () => {
  expect([all(page, 'button').map(textOf), linksOf(page)]).toEqual([['Go Back'], [['Go To Home Page', '/home']]])
})

test('[C2.4-22] before the page answers, the step back is a link home', () => {
  expect(linksOf(readHtml(renderToStaticMarkup(<NotFoundPage onBack={null} />)))).toEqual([
    ['Go Back', '/home'],
    ['Go To Home Page', '/home'],
  ])
})
