import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answers } from '../worlds/answers.ts'
import { visitPage, followLink, touch } from '../worlds/browser-visit.ts'
import { createJobsContent } from '../worlds/content.ts'
import { sees } from '../harness/sees.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) =>
  publish(createJobsContent([{ title: 'Cost Analyst', city: 'Arlington', state: 'Virginia' }])),
)

type Reports = ReadonlyArray<object>

async function visit(
  consent: string | undefined,
  look: (page: Page, told: Reports, claim: (words: string) => void) => Promise<void>,
): Promise<Reports> {
  const told: object[] = []
  await visitSite(site(), { hasAnswered: false }, async ({ context, page, claim }) => {
    if (consent !== undefined)
      await context.addCookies([
        { name: 'cookie_preferences', value: encodeURIComponent(consent), url: site().address },
      ])
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname
      if (path === '/data/collect' || path === '/data/report') told.push(request.postDataJSON() as object)
    })
    await look(page, told, claim)
  })
  return told
}

test.each([[undefined], ['necessary'], ['necessary|social']])(
  '[C7.2-15] a visitor who allows %s is not counted',
  async (consent) => {
    const told = await visit(consent, async (page) => {
      await visitPage(page, '/home')
      await followLink(page, '/careers/open?keyword=cost')
      await page.waitForLoadState('networkidle')
    })
    expect(told).toEqual([])
  },
)

test('[C7.2-14] the pages of a visitor who allows it are counted, each once and without its query', async () => {
  const told = await visit('necessary|analytical', async (page, heard) => {
    await visitPage(page, '/home')
    await sees(async () => heard.length, 1)
    await followLink(page, '/careers/open?keyword=cost')
    await sees(async () => heard.length, 3)
  })
  expect(told).toEqual([
    { Kind: 'page', Name: '/home' },
    { Kind: 'page', Name: '/careers/open' },
    { Kind: 'event', Name: 'search' },
  ])
})

test('[C8-01][C8-03] a page whose data does not come stays as the server sent it, and the site is told', async () => {
  const { status, type, body } = answers['a page of HTML']
  const told = await visit(undefined, async (page, heard, claim) => {
    claim('ERR_FAILED')
    await page.route('**/page-rows/*', (route) => route.abort())
    await page.route('**/data/post_transaction*', (route) => route.fulfill({ status, contentType: type, body }))
    await page.goto('/careers/open')
    await touch(page)
    await sees(async () => heard.length, 1)
    expect(await page.getByRole('link', { name: 'Cost Analyst' }).count()).toEqual(1)
  })
  expect(told).toEqual([{ Message: 'Error loading JobPostingHeader', Page: '/careers/open' }])
})
