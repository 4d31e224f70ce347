import { sampleContent } from '#content/sample-content.ts'
import type { CDPSession, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { sampleEachKind } from '../harness/sampling.ts'
import { setFontSize } from './display-settings.ts'
import { hostileContent } from './hostile-content.ts'
import { listHorizontalOverflow, listPartsOutside } from './layout-problems.ts'
import { fixedAddresses, listContentAddresses, type KnownAddress } from './page-addresses.ts'
import { followLink } from '../worlds/browser-visit.ts'
import { openSilently } from './open-silently.ts'

const content = hostileContent(sampleContent(Date.now()))

const silent = openSilently({}, ({ publish }) => publish(content))

let tools: CDPSession

beforeAll(async () => {
  const { page } = silent()
  tools = await page.context().newCDPSession(page)
})

const atSize = (standard: number) => async () => {
  await setFontSize(tools, standard)
  return () => setFontSize(tools, 16)
}

async function onPaper(page: Page) {
  await page.emulateMedia({ media: 'print' })
  return () => page.emulateMedia({ media: null })
}

const modes = [
  { name: '320 px', width: 320, enter: atSize(16) },
  { name: '360 px', width: 360, enter: atSize(16) },
  { name: 'letters of 32 px', width: 720, enter: atSize(32) },
  // A Letter sheet without its margins.
  { name: 'paper', width: 720, enter: onPaper },
]

async function findFaults(page: Page) {
  const found: string[] = []
  for (const { name, width, enter } of modes) {
    await page.setViewportSize({ width, height: 800 })
    const leave = await enter(page)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const faults = [...(await listHorizontalOverflow(page)), ...(await listPartsOutside(page))]
    found.push(...faults.slice(0, 4).map((fault) => `${name}: ${fault}`))
    await leave()
  }
  return found
}

const rows = Map.groupBy(listContentAddresses(content), ({ address }) => address.split('/').at(-2))
const addresses: ReadonlyArray<KnownAddress> = [
  ...fixedAddresses.filter(({ isUnknown }) => !isUnknown),
  { address: '/search?q=antidisestablishmentarianism' },
  { address: '/careers/open?search=antidisestablishmentarianism' },
  ...[...rows.values()].flatMap((ofKind) => ofKind.slice(0, 6)),
]
const chosen = sampleEachKind(
  addresses.map((known) => [known.address, known] as const),
  { getName: ([address]) => address, share: 1 / 3, screen: import.meta.filename },
)

test.each(chosen)('%s shows long words, tables and every script within the window and the sheet', async (_, known) => {
  expect(await silent().open(known, [360])).toEqual([])
  expect(await findFaults(silent().page)).toEqual([])
})

test('a wide table is scrolled by itself, with the keyboard too, also on a page that the browser draws', async () => {
  const { page, open } = silent()
  const job = content.JobPostingHeader.find(({ Responsibilities }) => Responsibilities?.includes('<table>'))
  await open({ address: '/legal' }, [360])
  await followLink(page, `/careers/job/${job?.JobPosting_ID}`)
  const table = page.getByRole('group', { name: 'Table' }).first()
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft > 0)).toBe(true)
  expect(await listHorizontalOverflow(page)).toEqual([])
})
