import { visitPage, followLink, reads, type BrowserVisit } from '../worlds/browser-visit.ts'
import type { jobPageMachine } from '#machines/job-page.machine.ts'
import type { Journey } from '../harness/journey.ts'

type OutcomeEvent = 'xstate.done.actor.loadJobs' | 'xstate.error.actor.loadJobs'

const jobAddress = (written: string) => (written.startsWith('?') ? `/careers/job${written}` : `/careers/job/${written}`)

export function jobPageInBrowser({ page, connection, claim }: BrowserVisit) {
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  const overview = page.getByRole('complementary', { name: 'About this position' })
  const readDetail = async (name: string) => {
    const term = overview.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) })
    if ((await term.count()) === 0) return null
    return (await term.locator('xpath=following-sibling::dd[1]').innerText()).replace(/\s+/g, ' ')
  }
  const journey: Journey<typeof jobPageMachine, OutcomeEvent, 'deciding'> = {
    start: async (id = 'AB12') => {
      await visitPage(page, '/home')
      await connection.hold()
      await followLink(page, jobAddress(id))
    },
    events: {
      'job.requested': ({ id }) => followLink(page, jobAddress(id)),
      retry: async () => {
        await connection.hold()
        await page.getByRole('button', { name: 'Try again' }).click()
      },
      'xstate.done.actor.loadJobs': () => connection.release({ kind: 'passes' }),
      'xstate.error.actor.loadJobs': () => {
        claim('net::ERR_CONNECTION_FAILED')
        return connection.release({ kind: 'is lost' })
      },
    },
    states: {
      loading: () => reads(page, 'Loading Job Details'),
      found: async () => {
        await overview.waitFor({ state: 'visible' })
        await page.getByRole('link', { name: 'Submit Resume' }).waitFor()
      },
      preview: async () => {
        await overview.waitFor({ state: 'visible' })
        await reads(page, 'This is a preview only.')
        await reads(page, 'Anyone could have written what follows.')
      },
      notFound: () => reads(page, 'Could Not Find Job'),
      failed: () => page.getByRole('alert').getByText('Error loading job').waitFor(),
    },
  }
  return {
    ...journey,
    open: async (written: string) => {
      if (/^T-7$|test=/.test(written)) claim('404')
      await visitPage(page, jobAddress(written))
    },
    openFeatured: async (id: string) => {
      const featured = page.getByRole('region', { name: /^Featured jobs$/i })
      const link = featured.locator(`a[href="/careers/job/${encodeURIComponent(id)}"]`)
      await link.click()
      await overview.waitFor({ state: 'visible' })
    },
    shows: {
      title: () => title.innerText(),
      place: () => readDetail('Location'),
      detail: readDetail,
      opening: async () => {
        const sentence = page
          .getByRole('main')
          .getByRole('heading', { name: 'Overview' })
          .locator('xpath=following-sibling::p')
        return (await sentence.count()) === 0 ? title.innerText() : sentence.innerText()
      },
      payFinding: async () => {
        const figure = overview.getByRole('figure')
        return (await figure.count()) === 0 ? null : figure.locator('figcaption').innerText()
      },
      related: () =>
        page.getByRole('region', { name: 'Related jobs' }).getByRole('heading', { level: 3 }).allInnerTexts(),
      path: async () => new URL(page.url()).pathname,
    },
  }
}

export type JobPageJourney = ReturnType<typeof jobPageInBrowser>
