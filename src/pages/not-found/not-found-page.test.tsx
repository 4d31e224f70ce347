import { all, listPartLinks, readHtml, getPartText, listPartTexts } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NotFoundPage } from './not-found-page.tsx'

const page = readHtml(renderToStaticMarkup(<NotFoundPage words="careers analyst" onBack={() => {}} />))

test('[C2.4-20][C2.4-21] an unknown address is told with a smile', () => {
  expect([listPartTexts(page, 'p'), listPartTexts(page, 'h1')]).toEqual([
    ['404 Page Not Found'],
    ['The page you requested has flown the coop'],
  ])
})

test('[C2.4-22][C2.4-24] the ways on are a step back and the home page', () => {
  expect([all(page, 'button').map(getPartText), listPartLinks(page)]).toEqual([
    ['Search', 'Go Back'],
    [['Go To Home Page', '/home']],
  ])
})

test('[C2.4-22] before the page answers, the step back is a link home', () => {
  expect(listPartLinks(readHtml(renderToStaticMarkup(<NotFoundPage words="" onBack={null} />)))).toEqual([
    ['Go Back', '/home'],
    ['Go To Home Page', '/home'],
  ])
})

test('[C2.4-20][C2.1-41] the words of the address stand in a form that searches the site', () => {
  const forms = all(page, 'form').map(({ attributes: { role, method, action } }) => [role, method, action])
  const fields = all(page, 'input').map(({ attributes: { type, name, value } }) => [type, name, value])
  expect([forms, fields]).toEqual([[['search', 'get', '/search']], [['search', 'q', 'careers analyst']]])
})
