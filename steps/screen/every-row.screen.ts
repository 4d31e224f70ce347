import { generateContent } from '#server/content/generated-content.testing.ts'
import { expect, test } from 'vitest'
import { coverSeed, sampleEachKind } from '../harness/sampling.ts'
import { listHorizontalOverflow } from './layout-problems.ts'
import { listContentAddresses } from './page-addresses.ts'
import { openSilently, widthsInTurn } from './open-silently.ts'

/** One run has so many jobs that the server searches them, another leaves the search to the browser. */
const jobs = /[13579]$/.test(coverSeed ?? '') ? 440 : 700

const content = generateContent(Date.now(), jobs, 'every row')

const silent = openSilently({}, async ({ publish }) => publish(content))

const opened = { ...content, JobPostingHeader: content.JobPostingHeader.slice(0, 100) }

const lists = ['/careers', '/careers/open', '/careers/open?search=analyst', '/media', '/contact', '/search?q=analyst']

const known = [...lists.map((address) => ({ address })), ...listContentAddresses(opened)]

/** One width per address: rows differ only in content, and every page is tried at all widths elsewhere. */
const rows = known.map((each, index) => [each.address, each, widthsInTurn(index).slice(0, 1)] as const)

const chosen = sampleEachKind(rows, {
  getName: ([address]) => address,
  getKind: ([address]) => (lists.includes(address) ? address : 'row'),
})

test.each(chosen)('%s is hydrated without a line in the console, and fits 360 px', async (_, each, width) => {
  expect(await silent().open(each, width)).toEqual([])
  const { page } = silent()
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await listHorizontalOverflow(page)).toEqual([])
})
