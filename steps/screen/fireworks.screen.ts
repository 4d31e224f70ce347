import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitPage } from '../worlds/browser-visit.ts'
import { noContent } from '../worlds/content.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) => publish(noContent))

const visit = (address: string, look: (page: Page, loaded: ReadonlyArray<string>) => Promise<void>) =>
  visitSite(site(), { viewport: { width: 1280, height: 900 }, reducedMotion: 'no-preference' }, async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    await visitPage(page, address)
    await look(page, loaded)
  })

const celebration = '/about-us?c=anniversary'

const isLit = (page: Page) =>
  page.locator('main canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    return data.some((part) => part > 0)
  })

test('[C2.12-12] fireworks are painted behind the title, which stays what is pointed at', () =>
  visit(celebration, async (page) => {
    await expect.poll(() => isLit(page)).toBe(true)
    const findPointTarget = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const { left, top, height } = title.getBoundingClientRect()
      return document.elementFromPoint(left + 8, top + height / 2)?.tagName
    })
    expect(findPointTarget).toBe('H1')
  }))

test('[C2.12-12] the keyboard reaches what stops the fireworks, goes on from there, and keeps its place once they are over', () =>
  visit(celebration, async (page) => {
    const stop = page.getByRole('button', { name: 'Stop the fireworks' })
    await stop.waitFor()
    await page.getByRole('heading', { level: 1 }).focus()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('Stop the fireworks')
    await page.keyboard.press('Enter')
    expect(await focused()).toBe('Light the fireworks again')
    expect(await page.locator('main canvas').count()).toBe(0)
    await page.keyboard.press('Shift+Tab')
    expect(await focused()).not.toBe('Light the fireworks again')
  }))

const isFireworks = (path: string) => path.startsWith('/assets/burn')

test('what burns is loaded by nobody but who celebrates', async () => {
  await visit('/about-us', async (page, loaded) => {
    await page.waitForLoadState('networkidle')
    expect(loaded.filter(isFireworks)).toEqual([])
  })
  await visit(celebration, async (_page, loaded) => {
    await expect.poll(() => loaded.filter(isFireworks).length).toBe(1)
  })
})
