import { all, listPartLinks, readHtml, getPartText, listPartTexts } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BrokenPage } from './broken-page.tsx'

const page = readHtml(renderToStaticMarkup(<BrokenPage onRetry={() => {}} />))

test('a page that broke while it was drawn says so and blames no connection, has no picture, and offers to try again or to go home', () => {
  expect([
    listPartTexts(page, 'h1'),
    all(page, 'button').map(getPartText),
    listPartLinks(page),
    all(page, 'img'),
    /connection|offline/i.test(getPartText(page)),
  ]).toEqual([['This page stopped working'], ['Try again'], [['Go To Home Page', '/home']], [], false])
})
