import { sampleContent } from '#content/sample-content.ts'
import { expect, test } from 'vitest'
import { sees } from '../harness/sees.ts'
import { arriveAt, bringIntoSight } from '../worlds/browser-visit.ts'
import { siteOfWorker } from '../worlds/site-of-worker.ts'
import { visitSite } from '../worlds/visit-site.ts'
import { addressesOf, fixedAddresses } from './every-address.ts'

const content = sampleContent(Date.now())
const site = siteOfWorker(({ publish }) => publish(content))

/** Runs in the page: words that are not black, and what stands on a ground, as a printer gets them. */
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
  return { faint: [...faint], grounds }
}

const rows = addressesOf(content).map(({ address }) => address)
const addresses = [
  ...fixedAddresses.flatMap(({ address, isUnknown }) => (isUnknown ? [] : address)),
  ...['/careers/job/', '/media/event/', '/media/news/'].flatMap((kind) =>
    rows.filter((row) => row.startsWith(kind)).slice(0, 1),
  ),
]

test.each(addresses)('%s is printed in black on nothing', (address) =>
  visitSite(site(), { viewport: { width: 800, height: 1100 }, reducedMotion: 'reduce' }, async ({ page }) => {
    await arriveAt(page, address)
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(readPaper)).toEqual({ faint: [], grounds: [] })
  }),
)

test('a figure that counts keeps its width, and is printed as the final one alone', () =>
  visitSite(site(), { viewport: { width: 1280, height: 900 }, reducedMotion: 'no-preference' }, async ({ page }) => {
    await arriveAt(page, '/home')
    const figure = page.getByText('Employees', { exact: true }).locator('xpath=preceding-sibling::p/span')
    const look = () =>
      figure.evaluate((found) => ({
        width: found.getBoundingClientRect().width,
        shows: Array.from(found.children, (child) => child.checkVisibility({ opacityProperty: true })),
      }))
    const { width } = await look()
    await bringIntoSight(figure)
    await sees(look, { width, shows: [false, true] })
    await page.emulateMedia({ media: 'print' })
    expect((await look()).shows).toEqual([true, false])
  }))
