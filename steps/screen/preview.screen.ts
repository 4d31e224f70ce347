import { expect, test } from 'vitest'
import { arriveAt, followLink } from '../worlds/browser-visit.ts'
import { previewAddress } from '../job-page/preview.ts'
import { sees } from '../harness/sees.ts'
import { siteOfWorker } from '../worlds/site-of-worker.ts'
import { visitSite } from '../worlds/visit-site.ts'

const site = siteOfWorker(({ publish }) => publish({}))

const dangerous =
  '<p onclick="window.harmed=1">Count hulls</p><img src="/nothing" onerror="window.harmed=2"><script>window.harmed=3</script>'

test('[J2.5-12] the HTML of a preview runs nothing, from the server and from the page alike', () =>
  visitSite(site(), { reducedMotion: 'reduce' }, async ({ page, claim }) => {
    claim('404')
    // Chromium reports the handler already while it is parsed to be taken out.
    claim('Executing inline event handler')
    const address = `/careers/job/${previewAddress({ JobFunction: 'Draft', Responsibilities: dangerous } as object)}`
    const part = page.locator('section', { has: page.getByRole('heading', { name: 'Responsibilities' }) })
    const written = () => part.locator('> div > div').evaluateAll((parts) => parts.map((each) => each.innerHTML))
    const sent = await (await page.request.get(address)).text()
    expect([sent.includes('Count hulls'), sent.includes('harmed')]).toEqual([true, false])
    await arriveAt(page, '/home')
    await followLink(page, address)
    await sees(written, ['<p>Count hulls</p>'])
    await part.getByText('Count hulls').click()
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
  }))
