import { sampleContent } from '#content/sample-content.ts'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sees } from '../harness/sees.ts'
import { visitPage, bringIntoView } from '../worlds/browser-visit.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { sampleEachKind } from '../harness/sampling.ts'
import { listContentAddresses, fixedAddresses } from './page-addresses.ts'

const content = sampleContent(Date.now())
const site = provideWorkerSite(({ publish }) => publish(content))

function readPaper() {
  const faint = new Set<string>()
  const words = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const text = words.currentNode.textContent?.trim()
    const holder = words.currentNode.parentElement
    if (!text || !holder?.checkVisibility() || holder.closest('svg, noscript, script, style')) continue
    const { color } = getComputedStyle(holder)
    if (color !== 'rgb(0, 0, 0)') faint.add(`${text.slice(0, 30)} is ${color}`)
  }
  const grounds = [...document.body.querySelectorAll('main *')].flatMap((element) => {
    const { backgroundColor } = getComputedStyle(element)
    return element.checkVisibility() && backgroundColor !== 'rgba(0, 0, 0, 0)'
      ? `${element.tagName} on ${backgroundColor}`
      : []
  })
  const pressed = [
    ...document.body.querySelectorAll(
      'button:not(th button, [data-print=keep]), input, select, textarea, [data-behind-text]',
    ),
  ]
  return {
    faint: [...faint],
    grounds,
    controls: pressed.flatMap((element) => (element.checkVisibility() ? element.outerHTML.slice(0, 80) : [])),
  }
}

function readEdges() {
  const footer = document.querySelector('footer > div:last-child')!
  const over = [...document.querySelectorAll<HTMLElement>('main [aria-hidden]')].flatMap((element) => {
    const [one, other] = [element.previousElementSibling, element].map((each) => each?.getBoundingClientRect())
    const meets = one && other && other.width > 0 && one.left < other.right && one.top < other.bottom
    return meets && one.bottom > other.top && one.right > other.left ? element.innerText : []
  })
  return {
    firm: document.querySelector('header')!.innerText.trim(),
    owner: (footer.firstElementChild as HTMLElement).innerText,
    address: JSON.parse(getComputedStyle(footer, '::before').content) as string,
    bullets: [...document.querySelectorAll('main ul:not([class]) > li')].map(
      (row) => getComputedStyle(row, '::before').content,
    ),
    back: /Back to|View More/.exec(document.querySelector('main')!.innerText)?.[0],
    over,
  }
}

function lettersOnSheets(pdf: Buffer): ReadonlyArray<number> {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\/Contents (\d+) 0 R/g)].map(([, id]) => {
    const start = text.indexOf('stream\n', text.indexOf(`\n${id} 0 obj`)) + 'stream\n'.length
    return (
      inflateSync(pdf.subarray(start))
        .toString('latin1')
        .match(/T[jJ]\n/g)?.length ?? 0
    )
  })
}

const rows = listContentAddresses(content).map(({ address }) => address)
const addresses = [
  ...fixedAddresses.flatMap(({ address, isUnknown }) => (isUnknown ? [] : address)),
  ...['/careers/job/', '/media/event/', '/media/news/'].flatMap((kind) =>
    rows.filter((row) => row.startsWith(kind)).slice(0, 1),
  ),
]

test.each(sampleEachKind(addresses, { getName: (address) => address, share: 1 / 3, screen: import.meta.filename }))(
  '%s is printed in black on nothing, without what is pressed',
  (address) =>
    visitSite(site(), { viewport: { width: 800, height: 1100 } }, async ({ page }) => {
      await visitPage(page, address)
      await page.emulateMedia({ media: 'print' })
      expect(await page.evaluate(readPaper)).toEqual({ faint: [], grounds: [], controls: [] })
    }),
)

const pdfOptions = {
  format: 'Letter',
  margin: { top: '0.5in', bottom: '0.5in', left: '0.5in', right: '0.5in' },
} as const
const owner = /^© \d{4} Tamarack Research$/

const getAddress = (start: string) => rows.find((row) => row.startsWith(start))!
const printed = [
  '/home',
  '/privacy',
  '/careers/open',
  ...['/careers/job/', '/media/event/', '/media/news/'].map(getAddress),
]

test.each(printed)(
  '%s says on paper from whom it is and where it stands, and leaves no sheet for a few words',
  (address) =>
    visitSite(site(), { viewport: { width: 800, height: 1100 } }, async ({ page }) => {
      await visitPage(page, address)
      const letters = lettersOnSheets(await page.pdf(pdfOptions))
      await page.emulateMedia({ media: 'print' })
      const { bullets, ...edges } = await page.evaluate(readEdges)
      expect(edges).toEqual({
        firm: 'Tamarack',
        owner: expect.stringMatching(owner),
        address: `${site().address}${address}`,
        back: undefined,
        over: [],
      })
      expect([letters.length > 0, letters.filter((count) => count < 350)]).toEqual([true, []])
      expect(bullets.filter((bullet) => bullet !== '"–"')).toEqual([])
    }),
)

test('a page that nobody has touched yet is printed in the same way', () =>
  visitSite(site(), { viewport: { width: 800, height: 1100 } }, async ({ page }) => {
    await page.goto(getAddress('/careers/job/'))
    await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[media=print]')?.sheet)
    await page.pdf(pdfOptions)
    await page.emulateMedia({ media: 'print' })
    const { address, owner: firm, bullets } = await page.evaluate(readEdges)
    expect([bullets.length > 0, address, firm, await page.evaluate(readPaper)]).toEqual([
      true,
      page.url(),
      expect.stringMatching(owner),
      { faint: [], grounds: [], controls: [] },
    ])
    expect(await page.evaluate(() => document.documentElement.dataset['hydrated'])).toBe(undefined)
  }))

test('a figure that counts keeps its width, and is printed as the final one alone', () =>
  visitSite(site(), { viewport: { width: 1280, height: 900 }, reducedMotion: 'no-preference' }, async ({ page }) => {
    await visitPage(page, '/home')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const figure = page.getByText('Employee-owned', { exact: true }).locator('xpath=preceding-sibling::p/span[1]')
    const look = () =>
      figure.evaluate((found) => ({
        width: found.getBoundingClientRect().width,
        shows: Array.from(found.children, (child) => child.checkVisibility({ opacityProperty: true })),
      }))
    const { width } = await look()
    await bringIntoView(figure)
    await sees(look, { width, shows: [false, true] })
    await page.emulateMedia({ media: 'print' })
    expect((await look()).shows).toEqual([true, false])
  }))
