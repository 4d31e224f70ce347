import { sampleContent } from '#content/sample-content.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampleEachKind } from '../harness/sampling.ts'
import { fixedAddresses, guardedAddresses, listContentAddresses, type KnownAddress } from './page-addresses.ts'
import { openSilently } from './open-silently.ts'
import { findControl, isLoaded, pressControl, readMovement, settle } from './press-in-page.ts'

const silent = openSilently()

const pressWidths = [360, 1280] as const

const skipReasons: Readonly<Record<string, RegExp>> = {
  'ends the visit that the next presses need': /"(Sign Out|Sign out everywhere else)/,
  'leads to the beginning of the list': /"Jobs at a time/,
  'leads to the page before': /"Go Back"/,
  'changes how all pages look': /in "(Font|Pictures, motion)|"Reset"/,
}

/** At the width with fewer. An address with a query or a fragment has those of its page, unless it stands here itself. */
const minPresses: Readonly<Record<string, number>> = {
  '/accessibility': 6,
  '/account-login': 5,
  '/careers': 9,
  '/careers/job/*': 5,
  '/careers/open': 18,
  '/contact': 11,
  '/contracts': 5,
  '/contracts/seaport-pocs': 2,
  '/contracts/small-business/profile-form': 2,
  '/home': 12,
  '/legal': 4,
  '/media': 5,
  '/media/event/*': 1,
  '/media/news/*': 1,
  '/nowhere': 1,
  '/privacy': 4,
  '/services': 3,
}

function getMinPresses(address: string): number {
  const path = address.replace(/[?#].*/, '').replace(/\/\d+$/, '/*')
  return minPresses[address] ?? minPresses[path] ?? 0
}

const isSkipped = (name: string) => Object.values(skipReasons).some((names) => names.test(name))

/** Where another of these is told by the address alone, another page is shown. */
const readPage = (page: Page) => {
  const { pathname, searchParams } = new URL(page.url())
  return `${pathname} ${searchParams.get('form') ?? ''}`
}

async function openAt(known: KnownAddress, width: number) {
  await silent().open(known, [width])
  await silent().page.waitForFunction(isLoaded)
  await silent().page.evaluate(settle)
  return readPage(silent().page)
}

/** @returns the number of presses, and each control that moved while it was pressed */
async function pressAll(known: KnownAddress, width: number, hasShell = false) {
  const { page } = silent()
  const pressed: string[] = []
  const moved: string[] = []
  let start = await openAt(known, width)
  for (;;) {
    const control = await page.evaluate(findControl, { pressed, hasShell })
    if (!control) {
      if (!(await closeDialog(page))) return { presses: pressed.length, moved }
      continue
    }
    pressed.push(control.name)
    if (isSkipped(control.name)) continue
    await pressControl(page, control)
    await page.evaluate(settle)
    const isElsewhere = readPage(page) !== start
    const movement = isElsewhere ? null : await page.evaluate(readMovement)
    if (movement) moved.push(`${control.name}: ${movement}`)
    if (isElsewhere) start = await openAt(known, width)
  }
}

async function closeDialog(page: Page) {
  const dialogs = page.locator('[role=dialog], [role=alertdialog]')
  if ((await dialogs.count()) === 0) return false
  await page.keyboard.press('Escape')
  await page.evaluate(settle)
  return (await dialogs.count()) === 0
}

const rows = listContentAddresses(sampleContent(Date.now()))
const opened = [
  // The page of the portal leads away from the site.
  ...fixedAddresses.filter(({ address }) => address !== '/employee-portal'),
  ...['/careers/job/', '/media/event/', '/media/news/'].flatMap((kind) =>
    rows.filter(({ address }) => address.startsWith(kind)).slice(0, 1),
  ),
]

const sample = (addresses: ReadonlyArray<KnownAddress>) =>
  sampleEachKind(
    addresses.flatMap((known) => pressWidths.map((width) => [known.address, width, known] as const)),
    { getName: ([address, width]) => `${address} ${width}`, share: 1 / 3, screen: import.meta.filename },
  )

test.each(sample(opened))('%s at %d px: nothing moves away from who presses it', async (_address, width, known) => {
  const { presses, moved } = await pressAll(known, width, known.address === '/home')
  const least = getMinPresses(known.address)
  expect([Math.min(presses, least), moved]).toEqual([least, []])
})

test.each(sample(guardedAddresses))(
  '%s at %d px: nothing moves away from an applicant who presses it',
  async (_address, width, known) => {
    await silent().signIn()
    // Her address is not confirmed, and she may have an application from another test: the press that starts one is refused.
    silent().claim('422 (Unprocessable Entity)')
    const { presses, moved } = await pressAll(known, width)
    expect([presses > 0, moved]).toEqual([true, []])
  },
)
