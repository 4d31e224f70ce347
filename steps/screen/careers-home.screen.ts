import { sampleContent } from '#content/sample-content.ts'
import { expect, test } from 'vitest'
import { sees } from '../harness/sees.ts'
import { visitPage } from '../worlds/browser-visit.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) => publish(sampleContent(Date.now())))

test.each([360, 768, 1280])(
  'at %d px the jobs around a summit are found by keyboard, without a new document',
  (width) =>
    visitSite(site(), { viewport: { width, height: 900 } }, async ({ page }) => {
      await visitPage(page, '/careers')
      const document = await page.evaluateHandle(() => globalThis.document)
      const summit = page.getByRole('link', { name: /^\d+ open jobs\s+around Washington$/ })
      expect(await summit.count()).toBe(1)
      await summit.focus()
      await page.keyboard.press('Enter')
      await sees(() => page.getByRole('heading', { level: 1 }).innerText(), 'Current Opportunities')
      expect(new URL(page.url()).searchParams.getAll('city')).toContain('washington')
      expect(await document.evaluate((found) => found === globalThis.document)).toBe(true)
    }),
)
