import { sampleContent } from '#content/sample-content.ts'
import { expect, test } from 'vitest'
import { accountMenu } from '../session/account-menu.ts'
import { addressesOf, fixedAddresses, formerAddresses, guardedAddresses, type KnownAddress } from './every-address.ts'
import { openSilently, widthsInTurn } from './open-silently.ts'
import { smallTextOf } from './small-text.ts'
import { fillIn } from '../session/browser.ts'
import { walker } from '../session/journey.ts'

const silent = openSilently()

const named = (addresses: ReadonlyArray<KnownAddress>) =>
  addresses.map((known, index) => [known.address, known, widthsInTurn(index)] as const)
const pathOf = (address: string) => new URL(address, 'https://tamarack.example').pathname

/** Opens an address. @returns what is heard of it, what is written too small in it, and the path at which the visit ends */
async function visit(known: KnownAddress, widths: ReadonlyArray<number>) {
  const heard = await silent().open(known, widths)
  const { page } = silent()
  return { heard, small: await smallTextOf(page), end: pathOf(page.url()) }
}

let isSignedIn = false

/** Signs in to be remembered, where that has not happened yet. */
async function signIn() {
  const { page, open } = silent()
  if (isSignedIn) return
  await open({ address: '/account-login' }, [1280])
  await fillIn(page, walker.email, walker.password, true)
  await accountMenu(page).toggle.waitFor()
  isSignedIn = true
}

test.each(named(fixedAddresses))('%s is hydrated without a line in the console', async (address, known, widths) => {
  expect(await visit(known, widths)).toEqual({ heard: [], small: [], end: pathOf(address) })
})

test('the addresses that pages had before lead to pages that are opened here', async () => {
  const ends = await Promise.all(
    formerAddresses.map(async (address) => pathOf((await silent().page.request.get(address)).url())),
  )
  const opened = [...fixedAddresses, ...guardedAddresses, ...addressesOf(sampleContent(Date.now()))].map(
    ({ address }) => pathOf(address),
  )
  expect(ends.filter((end) => !opened.includes(end))).toEqual([])
})

test.each(named(guardedAddresses))(
  '%s leads to the sign-in without a line in the console',
  async (_, known, widths) => {
    expect(await visit(known, widths)).toEqual({ heard: [], small: [], end: '/account-login' })
  },
)

/** An application that names no job is among those of the account. */
const endOf = (address: string) =>
  address === '/account-management/application' ? '/account-management' : pathOf(address)

test.each(named(guardedAddresses))(
  '%s is hydrated for an applicant without a line in the console',
  async (address, known, widths) => {
    await signIn()
    expect(await visit(known, widths)).toEqual({ heard: [], small: [], end: endOf(address) })
  },
)
