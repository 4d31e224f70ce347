import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accountMenu } from '../session/account-menu.ts'
import { submitSignInForm } from '../session/verbs-in-browser.ts'
import { visitPage } from '../worlds/browser-visit.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { largeSettings, applySettings, spaceText, setFontSize } from './display-settings.ts'

const applicant = {
  firstName: 'Maria-Magdalena',
  lastName: 'Wolfeschlegelsteinhausenbergerdorff',
  email: 'maria-magdalena@example.org',
  password: 'larch on high ground',
}

const site = provideWorkerSite(async ({ publish, enrol }) => {
  await publish({})
  await enrol(applicant)
})

const widths = Array.from({ length: 81 }, (_, index) => 320 + 20 * index)

function listHeaderFaults() {
  type Box = { left: number; right: number; top: number; bottom: number }
  const header = document.querySelector('header')!
  const clipVisible = (box: Box, element: Element | null): Box[] => {
    let { left, right, top, bottom } = box
    for (let around = element; around && around !== header; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue
      const limit = around.getBoundingClientRect()
      left = Math.max(left, limit.left)
      right = Math.min(right, limit.right)
      top = Math.max(top, limit.top)
      bottom = Math.min(bottom, limit.bottom)
    }
    return right - left > 1 && bottom - top > 1 ? [{ left, right, top, bottom }] : []
  }
  const listToolBoxes = (tool: Element) => {
    const texts = document.createTreeWalker(tool, NodeFilter.SHOW_TEXT)
    const boxes = clipVisible(tool.getBoundingClientRect(), tool)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = new Range()
      range.selectNodeContents(text)
      boxes.push(...[...range.getClientRects()].flatMap((box) => clipVisible(box, text.parentElement)))
    }
    return boxes
  }
  const tools = [...header.querySelectorAll('a, button, summary')]
    .filter((tool) => tool.checkVisibility())
    .map((tool) => {
      const boxes = listToolBoxes(tool)
      return {
        name: tool.getAttribute('aria-label') ?? tool.textContent,
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
        top: Math.min(...boxes.map(({ top }) => top)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
        lines: new Set(boxes.slice(1).map((box) => Math.round(box.top))).size,
      }
    })
    .toSorted((one, other) => one.left - other.left)
  const { top, bottom } = header.getBoundingClientRect()
  return tools.flatMap((tool, index) => [
    ...(tool.left < 0 || tool.right > innerWidth + 0.5 ? [`${tool.name} stands outside the window`] : []),
    ...(tool.lines > 1 ? [`${tool.name} is in two lines`] : []),
    ...(tool.top < top - 0.5 || tool.bottom > bottom + 0.5 ? [`${tool.name} stands outside the header`] : []),
    ...tools
      .slice(index + 1)
      .flatMap((other) => [
        ...(tool.right > other.left + 0.5 ? [`${tool.name} and ${other.name} overlap`] : []),
        ...(tool.bottom <= other.top || other.bottom <= tool.top
          ? [`${tool.name} and ${other.name} are in two rows`]
          : []),
      ]),
  ])
}

async function listFaults(page: Page, mayBreak: boolean) {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 400 })
    found.push(...(await page.evaluate(listHeaderFaults)).map((fault) => `${width} px: ${fault}`))
  }
  return found.filter((fault) => !mayBreak || !fault.endsWith('is in two lines'))
}

function minMenuGap() {
  const words = [...document.querySelectorAll('header nav li > a, header nav li > details > summary')]
    .filter((word) => word.checkVisibility())
    .map((word) => {
      const range = new Range()
      range.selectNodeContents(word)
      return range.getBoundingClientRect()
    })
  return Math.min(...words.slice(1).map((word, index) => word.left - words[index]!.right))
}

const settings: ReadonlyArray<readonly [string, (page: Page, tools: CDPSession) => Promise<unknown>]> = [
  ['usual letters', (page) => page.evaluate(() => document.fonts.ready.then(() => undefined))],
  ['the largest text', (page) => applySettings(page, { scale: 125 })],
  ['the widest typeface', (page) => applySettings(page, { font: 'dyslexic' })],
  ['all settings', (page) => applySettings(page, largeSettings)],
  ['letters of 32 px in the browser', (page, tools) => applySettings(page, {}).then(() => setFontSize(tools, 32))],
  ['text spacing', (page, tools) => setFontSize(tools, 16).then(() => spaceText(page))],
]

test('the menu has room between its words, and whatever makes text larger the header is one row, nothing outside or covered', () =>
  visitSite(site(), { viewport: { width: 1280, height: 400 } }, async ({ page, context }) => {
    await visitPage(page, '/accessibility')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    for (const width of [1000, 1100, 1280]) {
      await page.setViewportSize({ width, height: 400 })
      expect([width, (await page.evaluate(minMenuGap)) >= 12]).toEqual([width, true])
    }
    const tools = await context.newCDPSession(page)
    const found: string[] = []
    for (const [name, make] of settings) {
      await make(page, tools)
      found.push(...(await listFaults(page, name !== 'usual letters')).map((fault) => `with ${name}, ${fault}`))
    }
    expect(found).toEqual([])
  }))

test('with a long name the header is one row with nothing outside the window or covered', () =>
  visitSite(site(), { viewport: { width: 1280, height: 400 } }, async ({ page }) => {
    await visitPage(page, '/account-login')
    await submitSignInForm(page, applicant.email, applicant.password, true)
    await accountMenu(page).toggle.waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    expect(await listFaults(page, false)).toEqual([])
  }))
