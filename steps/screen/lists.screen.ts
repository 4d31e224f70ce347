import { expect, test } from 'vitest'
import { visitPage, followLink } from '../worlds/browser-visit.ts'
import { jobList, manyJobs } from '../job-search/page.ts'
import { sees } from '../harness/sees.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) => publish(manyJobs))

type Sent = { address: string; method: string; operations: unknown }

const createReadRequest = (entity: string): Sent => ({
  address: `/data/post_transaction?t=${entity}`,
  method: 'POST',
  operations: [{ PrefetchPath: entity, Params: [], Actions: [], EndMethod: 'Save', ReturnData: true, BlackList: [] }],
})

test('[J7-01][J7-35][J7-36][J7-37][J7-39][J7-44] every list is read whole, by its entity, through the one transaction call', () =>
  visitSite(site(), {}, async ({ page, claim }) => {
    const sent: Sent[] = []
    page.on('request', (request) => {
      if (!['fetch', 'xhr'].includes(request.resourceType())) return
      const { pathname, search } = new URL(request.url())
      if (!pathname.startsWith('/data/')) return
      const body = request.postDataJSON() as { Operations: unknown } | null
      sent.push({ address: `${pathname}${search}`, method: request.method(), operations: body?.Operations })
    })
    claim('404')
    await visitPage(page, '/nowhere')
    await sees(
      async () => sent.map(({ address }) => address).toSorted(),
      ['SystemMessage', 'WebsiteStat'].map((name) => `/data/post_transaction?t=${name}`),
    )
    await followLink(page, '/home')
    await page.getByRole('link', { name: '412 people in' }).waitFor()
    await followLink(page, '/careers/open')
    await jobList(page).waitFor()
    const lists = sent.filter(({ address }) => !address.endsWith('=SystemMessage'))
    expect(lists.toSorted((a, b) => (a.address < b.address ? -1 : 1))).toEqual(
      ['CompanyEvent', 'CompanyNews', 'JobPostingGroup', 'JobPostingHeader', 'Location', 'WebsiteStat'].map(
        createReadRequest,
      ),
    )
  }))

test('[J7-40] the contacts for a contract are read whole, by their entity', () =>
  visitSite(site(), {}, async ({ page }) => {
    const sent: unknown[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (search === '?t=ContractsContact')
        sent.push({ pathname, operations: (request.postDataJSON() as { Operations: unknown }).Operations })
    })
    await visitPage(page, '/home')
    await followLink(page, '/contracts/seaport-pocs')
    const { operations } = createReadRequest('ContractsContact')
    await expect.poll(() => sent).toEqual([{ pathname: '/data/post_transaction', operations }])
  }))
