import { expect, test } from 'vitest'
import { listPageFiles, listTypefaces, openCachedPages } from './cached-pages.ts'
import { makeOfflineBrowser } from '../browser.testing.ts'
import { createBrowserOffline } from './offline.ts'

test('a page is looked at with its stylesheets and its picture, each once, and no module', () => {
  const html = [
    '<link rel="expect" href="#page-data" blocking="render"><script data-files="/assets/entry-1.js">begin()</script>',
    '<link rel="canonical" href="https://tamarack.example/careers/job/2"><link rel="icon" href="/favicon.svg">',
    '<noscript><link rel="stylesheet" href="/assets/faces-2.css"><link rel="stylesheet" href="/assets/style-3.css"></noscript>',
    '<link rel="preload" as="image" href="/assets/cost-analyst.svg" fetchPriority="high"/>',
    '<link rel="preload" as="image" href="/assets/cost-analyst.svg" fetchPriority="high"/>',
  ].join('')
  expect(listPageFiles(html)).toEqual(['/assets/faces-2.css', '/assets/style-3.css', '/assets/cost-analyst.svg'])
})

test('of the typefaces those come along that are upright and have the letters of most pages', () => {
  const css = [
    '@font-face{src:url(/assets/public-sans-whole-1.woff2)format("woff2")}',
    '@font-face{src:url(/assets/public-sans-wght-normal-2.woff2)format("woff2")}',
    '@font-face{src:url(/assets/source-serif-wght-normal-3.woff2)}',
    '@font-face{src:url(/assets/opendyslexic-latin-400-normal-4.woff2)}',
  ].join('')
  expect(listTypefaces(css)).toEqual([
    '/assets/public-sans-wght-normal-2.woff2',
    '/assets/source-serif-wght-normal-3.woff2',
  ])
})

const sheetAddress = (build: string) => `/assets/faces-${build}.css`
const fontAddress = (build: string) => `/assets/serif-wght-normal-${build}.woff2`
const createPage = (build: string) => ({
  body: `<noscript><link rel="stylesheet" href="${sheetAddress(build)}"></noscript><h1>Job</h1>`,
})

function readFile(address: string) {
  const [, build = ''] = /faces-(\d)\.css$/.exec(address) ?? []
  return build === '' ? {} : { body: `@font-face{src:url(${fontAddress(build)})}` }
}

function openBrowser(site = { build: '1' }) {
  const browser = makeOfflineBrowser((address) =>
    address.startsWith('/assets') ? readFile(address) : createPage(site.build),
  )
  return { ...browser, site }
}

const open = async (window: Window & typeof globalThis) => {
  const pages = await openCachedPages(window)
  if (!pages) throw new Error('This browser keeps no pages.')
  return pages
}

test('a page is kept with its policy and with what it is looked at with, which is fetched once for all pages', async () => {
  const { window, asked, keptAt } = openBrowser()
  const pages = await open(window)
  await pages.begin()
  await pages.fetch('/careers/job/2')
  await pages.fetch('/careers/job/4')
  const kept = keptAt('/careers/job/2')
  expect(asked).toEqual(['/careers/job/2', sheetAddress('1'), fontAddress('1'), '/careers/job/4'])
  expect([await kept?.text(), kept?.headers.get('content-security-policy'), kept?.headers.get('etag')]).toEqual([
    createPage('1').body,
    "default-src 'none'",
    null,
  ])
})

test('what only former versions of pages were looked at with goes', async () => {
  const { window, addresses, site } = openBrowser()
  const pages = await open(window)
  await pages.begin()
  await pages.fetch('/careers/job/2')
  await pages.fetch('/careers/job/4')
  site.build = '2'
  await pages.fetch('/careers/job/2')
  await pages.retainOnly(['/careers/job/2', '/careers/job/4'])
  const both = addresses()?.toSorted()
  await pages.retainOnly(['/careers/job/2'])
  expect([both, addresses()?.toSorted()]).toEqual([
    [sheetAddress('1'), sheetAddress('2'), fontAddress('1'), fontAddress('2'), '/careers/job/2', '/careers/job/4'],
    [sheetAddress('2'), fontAddress('2'), '/careers/job/2'],
  ])
})

test.each([sheetAddress('2'), fontAddress('2')])(
  'a page is not kept without %s, and what was kept before stays',
  async (broken) => {
    const site = { isBroken: false }
    const { window, keptAt } = makeOfflineBrowser((address) => {
      if (address.startsWith('/assets')) return address === broken ? { status: 500 } : readFile(address)
      return createPage(site.isBroken ? '2' : '1')
    })
    const pages = await open(window)
    const first = await pages.fetch('/careers/job/2')
    site.isBroken = true
    const second = await pages.fetch('/careers/job/2')
    expect([first, second, await keptAt('/careers/job/2')?.text()]).toEqual([true, false, createPage('1').body])
  },
)

test('a device that is full keeps no more and breaks nothing', async () => {
  const { window, fill, addresses } = openBrowser()
  const pages = await open(window)
  await pages.begin()
  fill()
  expect([await pages.fetch('/careers/job/2'), await pages.keep('/a', '<p>'), addresses()]).toEqual([
    false,
    undefined,
    [],
  ])
})

test('a browser without workers, without caches or with both forbidden keeps nothing and says so', async () => {
  const refuse = () => Promise.reject(new DOMException('Not here.', 'SecurityError'))
  const forbidden = {
    navigator: { serviceWorker: { register: refuse, getRegistration: refuse } },
    caches: { has: refuse, open: refuse, delete: refuse },
    fetch: refuse,
  } as unknown as Window & typeof globalThis
  const without = { navigator: {} } as unknown as Window & typeof globalThis
  const pages = await open(forbidden)
  expect([
    await openCachedPages(without),
    await createBrowserOffline(without).isUsed(),
    await createBrowserOffline(forbidden).isUsed(),
  ]).toEqual([null, false, false])
  expect([await pages.begin(), await pages.fetch('/a'), await pages.retainOnly([]), await pages.end()]).toEqual([
    false,
    false,
    undefined,
    undefined,
  ])
  expect(await pages.list()).toEqual(new Map())
})
