import { all, listPartLinks, readHtml, listPartTexts } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TeamTable } from './team-table.tsx'

const show = () => readHtml(renderToStaticMarkup(<TeamTable />))

test('[C2.8-06][C2.8-07] the team folds away and is open at first', () => {
  expect(all(show(), 'details').map(({ attributes }) => 'open' in attributes)).toEqual([true])
})

test('[C2.8-08][C2.8-09] 38 firms, each with its website', () => {
  const websites = listPartLinks(show()).filter(([, href]) => href?.startsWith('https://'))
  expect([websites.length, websites[0], websites[3]]).toEqual([
    38,
    ['alder-creek-analytics.example', 'https://www.alder-creek-analytics.example'],
    ['birch-lowell.example', 'https://www.birch-lowell.example'],
  ])
  expect(listPartTexts(show(), 'thead')).toEqual(['Member Website'])
})

test('[C2.8-10] every website is at a reserved example address and no firm is there twice', () => {
  const addresses = listPartLinks(show()).flatMap(([, href]) =>
    href?.startsWith('https://') ? [new URL(href).host] : [],
  )
  expect(addresses.every((host) => host.endsWith('.example'))).toBe(true)
  expect(new Set(addresses).size).toBe(38)
})
