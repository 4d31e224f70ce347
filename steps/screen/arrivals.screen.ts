import { sampleContent } from '#content/sample-content.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { listenToPage } from '../arrival/page-reader.ts'
import { sampleEachKind } from '../harness/sampling.ts'
import { sees } from '../harness/sees.ts'
import { openSilently } from './open-silently.ts'
import { fixedAddresses, guardedAddresses, listContentAddresses } from './page-addresses.ts'

type Link = { readonly href: string; readonly part: string }

const origin = 'https://tamarack.example'
const silent = openSilently()

/** Runs in the page. */
const readLinks = (all: ReadonlyArray<Element>): ReadonlyArray<Link> =>
  all.flatMap((link) => {
    const href = link.getAttribute('href') ?? ''
    const isFollowed = link.checkVisibility() && !link.hasAttribute('download') && !link.hasAttribute('target')
    const part = link.closest('header, footer, main')?.localName ?? 'elsewhere'
    return isFollowed && href.startsWith('/') && !link.closest('dialog') ? [{ href, part }] : []
  })

const toUrl = (href: string) => new URL(href, origin)

const signIn = '/account-login'
const account = '/account-management'
const form = `${account}/application`

/** Begins with a dialog, which takes the focus. */
const dialogPage = '/employee-portal'

const withId =
  /^(\/careers\/job|\/careers\/unsubscribe|\/media\/news|\/media\/event|\/thank-you|\/account-management\/apply)\/.*/

const toKind = (href: string) => {
  const { pathname, searchParams } = toUrl(href)
  const parameters = ['form', 'section', 'saved'].map((name) => searchParams.get(name) ?? '')
  return [pathname.replace(withId, '$1/*'), ...parameters].join(' ')
}

const isSamePage = (one: string, other: string) =>
  toUrl(one).pathname === toUrl(other).pathname && toKind(one) === toKind(other)

const isFile = (href: string) => /\.\w+$/.test(toUrl(href).pathname)

const pressed = new Set<string>()

/** One link from each kind of page to each kind of page. Header and footer are the same everywhere. */
function chooseLinks(address: string, links: ReadonlyArray<Link>): ReadonlyArray<Link> {
  return links.filter(({ href, part }) => {
    if (isFile(href) || toUrl(href).pathname === dialogPage || isSamePage(href, address)) return false
    const name = `${part === 'main' ? toKind(address) : part} → ${toKind(href)}`
    const isNew = !pressed.has(name)
    pressed.add(name)
    return isNew
  })
}

const press = (page: Page, { href, part }: Link) =>
  page
    .locator(`${part === 'elsewhere' ? '' : part} a[href="${href}"]:visible`)
    .first()
    .evaluate((link: HTMLElement) => {
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
      link.focus({ preventScroll: true })
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    })

const readPlace = (page: Page) =>
  page.evaluate(() => ({
    isAtTop: scrollY === 0,
    focus: document.activeElement?.localName ?? '',
    title: document.title,
  }))

const readHeadingTitle = async (page: Page) =>
  `${await page.getByRole('heading', { level: 1 }).innerText()} | Tamarack Research`

async function fetchTitle(page: Page) {
  const response = await page.request.get(page.url())
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(await response.text()) ?? []
  return title.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
}

function getEnd(href: string, isSignedIn: boolean) {
  const { pathname, search } = toUrl(href)
  if (pathname.startsWith(account) && !isSignedIn) return signIn
  return pathname === form && search === '' ? account : pathname
}

async function checkArrival(
  page: Page,
  { href }: Link,
  isSignedIn: boolean,
  heard: () => Promise<ReadonlyArray<string>>,
) {
  const { hash } = toUrl(href)
  const end = getEnd(href, isSignedIn)
  await page.waitForURL(({ pathname }) => pathname === end)
  // The server knows no session, which decides about the form of the sign-in page.
  const served = isSignedIn && end === signIn ? null : await fetchTitle(page)
  await sees(
    async () => {
      const { title, ...place } = await readPlace(page)
      const expected = served ?? (await readHeadingTitle(page))
      const reads = (await heard()).slice(1).filter((line) => line.startsWith('focus: ')).length
      return { ...place, title: title === expected ? 'as expected' : `${title}, not ${expected}`, reads }
    },
    // The page first, and its section 300 ms later (C2.1-58).
    hash === ''
      ? { isAtTop: true, focus: 'h1', title: 'as expected', reads: 1 }
      : { isAtTop: false, focus: hash.startsWith('#year-') ? 'li' : 'h2', title: 'as expected', reads: 2 },
  )
}

/** What takes the focus of a section: its heading, or the summary of one that unfolds. */
const sectionTags = ['h2', 'summary']

async function pressLinks(page: Page, address: string, isSignedIn = false) {
  const wrong: string[] = []
  const links = chooseLinks(address, await page.locator('a[href]').evaluateAll(readLinks))
  for (const link of links) {
    // A section takes the focus 300 ms after its page has opened (C2.1-58).
    if (toUrl(address).hash !== '') await sees(async () => sectionTags.includes((await readPlace(page)).focus), true)
    const heard = await listenToPage(page)
    await press(page, link)
    await checkArrival(page, link, isSignedIn, heard).catch((error: unknown) => {
      wrong.push(`${address} → ${link.href}: ${String(error)}`)
    })
    await silent().open({ address }, [360])
  }
  return wrong
}

const rows = listContentAddresses(sampleContent(Date.now()))

const starts = [
  ...fixedAddresses.filter(({ isUnknown, address }) => isUnknown !== true && address !== dialogPage),
  { address: '/account-login?form=signUp' },
  { address: '/account-login?form=recovery' },
  { address: '/careers/job/6837' },
  ...['/media/event/', '/media/news/'].flatMap((kind) =>
    rows.filter(({ address }) => address.startsWith(kind)).slice(0, 1),
  ),
]

const applicantStarts = [
  // Without a job the form leads on to the account by itself.
  ...guardedAddresses.filter(({ address }) => address !== form),
  { address: '/account-management/application?jobPostingID=6837&section=education' },
  { address: '/account-management/application?jobPostingID=6837&section=review' },
]

const sample = (known: typeof starts) =>
  sampleEachKind(known, { getName: ({ address }) => address, share: 1 / 3, screen: import.meta.filename })

test.each(sample(starts))('[C2.1-54] each link of $address opens its page at the top', async ({ address }) => {
  await silent().open({ address }, [360])
  expect(await pressLinks(silent().page, address)).toEqual([])
})

test.each(sample(applicantStarts))(
  'an applicant: each link of $address opens its page at the top',
  async ({ address }) => {
    await silent().signIn()
    await silent().open({ address }, [360])
    expect(await pressLinks(silent().page, address, true)).toEqual([])
  },
)
