import type { Page } from 'playwright-core'
import { visitPage } from '../worlds/browser-visit.ts'
import { createJobsContent, type JobLine } from '../worlds/content.ts'
import type { OpenSite } from '../worlds/open-site.ts'
import { visitSite } from '../worlds/visit-site.ts'

const near = [8, 7, 6, 5, 4, 3, 2, 1].map((number) => ({
  title: `Planner ${number}`,
  categories: number < 8 ? 'Planning' : 'Research',
  city: 'Alexandria',
  state: 'Virginia',
  summary: 'Plans yards and depots.',
}))

const jobs: ReadonlyArray<JobLine> = [
  { title: 'Software Tester', categories: 'Software', city: 'Seaside', state: 'California', summary: 'Tests tools.' },
  { title: 'Software Engineer', categories: 'Software', city: 'Seaside', state: 'California' },
  { title: 'Cost Analyst', categories: 'Research', city: 'Arlington', state: 'Virginia' },
  ...near,
  ...Array.from({ length: 30 }, (_, index) => ({ title: `Clerk ${index + 1}`, categories: `Office ${index + 1}` })),
]

export const manyJobs = createJobsContent(jobs)

export const visitOpportunities = (site: OpenSite, look: (page: Page) => Promise<void>) =>
  visitSite(site, { viewport: { width: 1280, height: 900 } }, async ({ page }) => {
    await visitPage(page, '/careers/open')
    await look(page)
  })

export const jobList = (page: Page) => page.getByRole('list', { name: 'Jobs', exact: true })

export const listedTitles = (page: Page) => jobList(page).getByRole('heading', { level: 3 }).allInnerTexts()

export const filterBox = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${name}\\s*\\d+ jobs?`) })

/** Folded where the address names none. */
export const openCategories = (page: Page) => page.locator('summary', { hasText: /^Category/ }).click()

export const pageHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

export const locateBackLink = (page: Page) => page.getByRole('link', { name: 'Back to Current Opportunities' })

export const pageAddress = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return `${pathname}${search}`
}
