import { listPartLinks, readHtml, listPartTexts } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SmallBusinessPage } from './small-business-page.tsx'

const page = readHtml(renderToStaticMarkup(<SmallBusinessPage />))

const servicesNamed = () => {
  const row = /^C3\.7-08\t.*$/m.exec(readFileSync('docs/requirements/corporate.tsv', 'utf8'))?.[0] ?? ''
  return [...row.matchAll(/'([^']*)'/g)].map(([, name]) => name)
}

test('[C2.10-01][C2.10-02][C2.10-03] the program names all of its disciplines', () => {
  expect(listPartTexts(page, 'h1')).toEqual(['SMALL BUSINESS PROGRAM'])
  expect(servicesNamed()).toHaveLength(22)
  const items = listPartTexts(page, 'li')
  expect(servicesNamed().filter((name) => !items.includes(name ?? ''))).toEqual([])
})

test('a link and a button lead to the profile form', () => {
  const toForm = listPartLinks(page).filter(([, href]) => href === '/contracts/small-business/profile-form')
  expect(toForm.map(([name]) => name)).toEqual(['Fill out the subcontractor profile', 'Go to the profile form'])
})
