import { sampleContent } from '#content/sample-content.ts'
import type { CDPSession, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { sampleEachKind } from '../harness/sampling.ts'
import { listContentAddresses, fixedAddresses, guardedAddresses, type KnownAddress } from './page-addresses.ts'
import { findVisibilityFaults, type VisibilityLimits } from './visibility-faults.ts'
import { openSilently } from './open-silently.ts'
import { listHorizontalOverflow, listSmallText } from './layout-problems.ts'
import { spaceText, setFontSize } from './display-settings.ts'

const silent = openSilently()

type Mode = VisibilityLimits & {
  readonly name: string
  readonly window: { readonly width: number; readonly height: number }
  readonly enter?: (page: Page, tools: CDPSession) => Promise<() => Promise<unknown>>
  readonly factor?: number
}

const laptop = { width: 1280, height: 800 }

const modes: ReadonlyArray<Mode> = [
  ...(['light', 'dark'] as const).map((colorScheme): Mode => ({
    name: `the ${colorScheme} colors of the system`,
    window: laptop,
    contrast: 4.5,
    async enter(page) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      return () => page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
    },
  })),
  {
    name: 'letters of 32 px',
    window: laptop,
    contrast: 4.5,
    factor: 2,
    async enter(_, tools) {
      await setFontSize(tools, 32)
      return () => setFontSize(tools, 16)
    },
  },
  { name: 'text spacing', window: laptop, contrast: 4.5, enter: spaceText },
  { name: '400 %', window: { width: 320, height: 256 }, contrast: 4.5 },
  {
    // A Letter sheet without its margins, on which 11 pt stand for 16 px.
    name: 'paper',
    window: { width: 720, height: 960 },
    contrast: 7,
    factor: 11 / 12,
    isOnPaper: true,
    async enter(page) {
      await page.emulateMedia({ media: 'print' })
      return () => page.emulateMedia({ media: null })
    },
  },
]

async function draw() {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  await document.fonts.ready
}

async function faultsInModes(page: Page, tools: CDPSession) {
  const found: string[] = []
  for (const { name, window, enter, factor = 1, ...bounds } of modes) {
    await page.setViewportSize(window)
    const leave = await enter?.(page, tools)
    try {
      await page.evaluate(draw)
      const faults = [
        ...(await listHorizontalOverflow(page)),
        ...(await listSmallText(page, factor)),
        ...(await findVisibilityFaults(page, bounds)),
      ]
      found.push(...faults.map((fault) => `${name}: ${fault}`))
    } finally {
      await leave?.()
    }
  }
  return found
}

const rows = listContentAddresses(sampleContent(Date.now()))
const opened = [
  ...fixedAddresses,
  ...['/careers/job/', '/media/event/', '/media/news/'].flatMap((kind) =>
    rows.filter(({ address }) => address.startsWith(kind)).slice(0, 1),
  ),
]

let tools: CDPSession

beforeAll(async () => {
  const { page } = silent()
  tools = await page.context().newCDPSession(page)
})

async function listPageFaults(known: KnownAddress) {
  await silent().open(known, [laptop.width])
  return faultsInModes(silent().page, tools)
}

const sample = (addresses: ReadonlyArray<KnownAddress>) =>
  sampleEachKind(
    addresses.map((known) => [known.address, known] as const),
    { getName: ([address]) => address, share: 1 / 3, screen: import.meta.filename },
  )

test.each(sample(opened))('%s is seen as a whole in every mode', async (_, known) => {
  expect(await listPageFaults(known)).toEqual([])
})

test.each(sample(guardedAddresses))('%s is seen as a whole in every mode by an applicant', async (_, known) => {
  await silent().signIn()
  expect(await listPageFaults(known)).toEqual([])
})
