import { sampleContent } from '#content/sample-content.ts'
import { expect, test } from 'vitest'
import { sampleEachKind } from '../harness/sampling.ts'
import {
  listContentAddresses,
  fixedAddresses,
  formerAddresses,
  guardedAddresses,
  type KnownAddress,
} from './page-addresses.ts'
import { listExcessGrounds } from './layout-problems.ts'
import { openSilently, widthsInTurn } from './open-silently.ts'
import { listSmallTargets } from './touch-targets.ts'

const silent = openSilently({ reducedMotion: 'no-preference' })

const named = (addresses: ReadonlyArray<KnownAddress>) =>
  addresses.map((known, index) => [known.address, known, widthsInTurn(index)] as const)
const sample = (addresses: ReadonlyArray<KnownAddress>) =>
  sampleEachKind(named(addresses), { getName: ([address]) => address, share: 1 / 3, screen: import.meta.filename })

const anyPageOfApplicant: unknown = expect.stringMatching(/^\/account-management/)

/** Leads on to the account, or to the only draft, which another test may have begun. */
const lookup = '/account-management/application'

const toPathname = (address: string) => new URL(address, 'https://tamarack.example').pathname
const getEnd = (address: string) => (address === lookup ? anyPageOfApplicant : toPathname(address))

const fine = { heard: [], grounds: [], small: [] }

async function visit(known: KnownAddress, widths: ReadonlyArray<number>) {
  const heard = await silent().open(known, widths)
  const { page } = silent()
  if (known.address === lookup) await page.waitForURL((now) => !now.href.endsWith(lookup))
  const grounds = await listExcessGrounds(page)
  return { heard, end: toPathname(page.url()), grounds, small: await listSmallTargets(page) }
}

test.each(sample(fixedAddresses))(
  '%s is hydrated without a line in the console, fits a finger, and has two grounds of evergreen at most',
  async (address, known, widths) => {
    expect(await visit(known, widths)).toEqual({ ...fine, end: toPathname(address) })
  },
)

test('the addresses that pages had before lead to pages that are opened here', async () => {
  const ends = await Promise.all(
    formerAddresses.map(async (address) => toPathname((await silent().page.request.get(address)).url())),
  )
  const opened = [...fixedAddresses, ...guardedAddresses, ...listContentAddresses(sampleContent(Date.now()))].map(
    ({ address }) => toPathname(address),
  )
  expect(ends.filter((end) => !opened.includes(end))).toEqual([])
})

test.each(sample(guardedAddresses))(
  '%s leads to the sign-in without a line in the console',
  async (_, known, widths) => {
    expect(await visit(known, widths)).toEqual({ ...fine, end: '/account-login' })
  },
)

test.each(sample(guardedAddresses))(
  '%s is hydrated for an applicant without a line in the console',
  async (address, known, widths) => {
    await silent().signIn()
    expect(await visit(known, widths)).toEqual({ ...fine, end: getEnd(address) })
  },
)
