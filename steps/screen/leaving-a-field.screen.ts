import { expect, test } from 'vitest'
import { visitPage } from '../worlds/browser-visit.ts'
import { noContent } from '../worlds/content.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) => publish(noContent))

test.each(['left', 'right', 'middle'] as const)(
  'a field that is left by a press of the %s button elsewhere is judged when the press ends',
  (button) =>
    visitSite(site(), { viewport: { width: 1280, height: 900 } }, async ({ page }) => {
      await visitPage(page, '/account-login?form=recovery')
      await page.getByRole('textbox', { name: 'Email' }).fill('ada@')
      await page.getByRole('heading', { level: 1 }).click({ button })
      await expect.poll(() => page.getByText('Email format incorrect').count()).toBeGreaterThan(0)
    }),
)
