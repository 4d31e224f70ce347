import { expect, test } from 'vitest'
import { visitPage, followLink } from '../worlds/browser-visit.ts'
import { previewAddress } from '../job-page/preview.ts'
import { sees } from '../harness/sees.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) => publish({}))

const dangerous =
  '<p onclick="window.harmed=1">Count hulls</p><img src="/nothing" onerror="window.harmed=2"><script>window.harmed=3</script><p>Ask <a href="https://other.example/">us</a></p>'

test('[J2.5-12] the HTML of a preview runs nothing, from the server and from the page alike', () =>
  visitSite(site(), {}, async ({ page, claim }) => {
    claim('404')
    // Chromium reports the handler already while it is parsed to be taken out.
    claim('Executing inline event handler')
    const address = `/careers/job/${previewAddress({ JobFunction: 'Draft', Responsibilities: dangerous } as object)}`
    const part = page.locator('section', { has: page.getByRole('heading', { name: 'Responsibilities' }) })
    const written = () => part.locator('> div > div').evaluateAll((parts) => parts.map((each) => each.innerHTML))
    const sent = await (await page.request.get(address)).text()
    expect([sent.includes('Count hulls'), sent.includes('harmed'), sent.includes('other.example')]).toEqual([
      true,
      false,
      false,
    ])
    await visitPage(page, '/home')
    await followLink(page, address)
    await sees(written, ['<p>Count hulls</p><p>Ask us</p>'])
    await part.getByText('Count hulls').click()
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
  }))

function computeHue(colour: string): number {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI
}

test('[J2.5-10] the banner of a preview is orange, and stays in its place while the page is scrolled', () =>
  visitSite(site(), { viewport: { width: 1280, height: 500 } }, async ({ page }) => {
    const long = '<p>Count hulls.</p>'.repeat(80)
    await visitPage(page, `/careers/job/${previewAddress({ JobFunction: 'Draft', Responsibilities: long } as object)}`)
    const banner = page.getByRole('note').filter({ hasText: 'This is a preview only.' })
    const measureTop = () => banner.evaluate((found) => found.getBoundingClientRect().top)
    const before = await measureTop()
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
    expect([await page.evaluate(() => scrollY), await measureTop()]).toEqual([400, before])
    const hue = computeHue(await banner.evaluate((found) => getComputedStyle(found).backgroundColor))
    expect(hue).toBeGreaterThan(15)
    expect(hue).toBeLessThan(45)
  }))

test('[J2.5-10] the header begins where the banner of a preview ends, and all that this says is in it, also where letters are large', () =>
  visitSite(site(), {}, async ({ page }) => {
    await visitPage(page, `/careers/job/${previewAddress({ JobFunction: 'Draft' })}`)
    const cutOff = () => page.getByRole('note').evaluate((found) => found.scrollHeight - found.clientHeight)
    const measureBannerBottom = () => page.getByRole('note').evaluate((found) => found.getBoundingClientRect().bottom)
    const measureHeaderTop = () => page.getByRole('banner').evaluate((found) => found.getBoundingClientRect().top)
    for (const [width, letters] of [
      [320, '32px'],
      [440, '32px'],
      [320, '16px'],
      [390, '16px'],
      [640, '16px'],
    ] satisfies ReadonlyArray<[number, string]>) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters)
      expect(await measureHeaderTop(), `${width} px, letters of ${letters}`).toBeCloseTo(await measureBannerBottom(), 0)
      expect(await cutOff(), `${width} px, letters of ${letters}`).toBe(0)
    }
  }))

test('[J2.5-10] the banner of a preview does not cover the link that skips to the content', () =>
  visitSite(site(), {}, async ({ page }) => {
    await visitPage(page, `/careers/job/${previewAddress({ JobFunction: 'Draft' })}`)
    await page.keyboard.press('Tab')
    const isInFront = page.getByRole('link', { name: 'Skip to content' }).evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2) === link
    })
    expect(await isInFront).toBe(true)
  }))
