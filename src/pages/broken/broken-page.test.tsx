import { all, listPartLinks, readHtml, getPartText, listPartTexts } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BrokenPage } from './broken-page.tsx'

const page = readHtml(renderToStaticMarkup(<BrokenPage onRetry={() => {}} />))

test('a page that did not arrive says so without a picture, which could not come either, and offers to try again or to go home', () => {
  expect([
    listPartTexts(page, 'h1'),
    all(page, 'button').map(getPartText),
    listPartLinks(page),
    all(page, 'img'),
  ]).toEqual([['This page did not load'], ['Try again'], [['Go To Home Page', '/home']], []])
})
