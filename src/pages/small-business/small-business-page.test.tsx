import { linksOf, readHtml, textsOf } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SmallBusinessPage } from './small-business-page.tsx'

const page = readHtml(renderToStaticMarkup(<SmallBusinessPage />))

test('[C2.10-01][C2.10-02][C2.10-03] the program names its disciplines', () => {
  expect(textsOf(page, 'h1')).toEqual(['SMALL BUSINESS PROGRAM'])
  const disciplines = textsOf(page, 'li')
  expect(disciplines).toContain('Logistics & RAM')
  expect(disciplines).toContain('Configuration/Data Management')
})

test('a link and a button lead to the profile form', () => {
  const toForm = linksOf(page).filter(([, href]) => href === '/contracts/small-business/profile-form')
  expect(toForm.map(([name]) => name)).toEqual(['Fill out the subcontractor profile', 'Go to the profile form'])
})
