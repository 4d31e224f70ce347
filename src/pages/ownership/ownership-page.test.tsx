import { readHtml, textsOf } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OwnershipPage } from './ownership-page.tsx'

test('[C2.12-15] the page on ownership carries its title', () => {
  expect(textsOf(readHtml(renderToStaticMarkup(<OwnershipPage />)), 'h1')).toEqual(['Sharing In The Success'])
})
