import type { VisualState } from './visual-state.ts'

export const pageVisualStates: ReadonlyArray<VisualState> = [
  { name: 'home', address: '/home', browser: { reducedMotion: 'no-preference' }, isFullPage: true },
  { name: 'services', address: '/services', isFullPage: true },
  {
    name: 'services with a card unfolded',
    address: '/services',
    arrange: (page) => page.getByText('More Details').first().click(),
  },
  { name: 'about us', address: '/about-us', isFullPage: true },
  { name: 'employee ownership', address: '/about-us/esop', isFullPage: true },
  { name: 'equal opportunity', address: '/eeo', isFullPage: true },
  { name: 'contracts', address: '/contracts', isFullPage: true },
  {
    name: 'contracts with the OASIS+ panel unfolded',
    address: '/contracts',
    isFullPage: true,
    arrange: (page) =>
      page
        .getByRole('link', { name: /^00-TMK/ })
        .first()
        .click(),
  },
  { name: 'small business program', address: '/contracts/small-business', isFullPage: true },
  { name: 'seaport', address: '/contracts/seaport-pocs', isFullPage: true },
  { name: 'media', address: '/media', isFullPage: true },
  {
    name: 'an event',
    address: '/media',
    isFullPage: true,
    arrange: (page) => page.getByRole('list', { name: 'Events' }).getByRole('link').first().click(),
  },
  {
    name: 'news',
    address: '/media',
    isFullPage: true,
    arrange: (page) => page.getByRole('list', { name: 'News' }).getByRole('link').first().click(),
  },
  { name: 'an event that is gone', address: '/media/event/none', claims: ['/media/event/none'] },
  { name: 'news that is gone', address: '/media/news/none', claims: ['/media/news/none'] },
  { name: 'current opportunities', address: '/careers/open' },
  {
    name: 'the filters of a phone',
    address: '/careers/open',
    widths: [320, 360],
    arrange: async (page) => {
      await page
        .locator('summary[aria-haspopup]')
        .filter({ hasText: /^Filters$/ })
        .click()
      await page.getByRole('dialog', { name: 'Filters' }).waitFor()
    },
  },
  { name: 'current opportunities without a match', address: '/careers/open?search=zeppelin' },
  { name: 'nearby jobs on more than one page', address: '/careers/open?city=quantico', isFullPage: true },
  { name: 'a job that is gone', address: '/careers/job/none', claims: ['/careers/job/none'] },
  { name: 'an unknown address', address: '/nowhere', claims: ['/nowhere'] },
  {
    name: 'a job',
    address: '/careers/open',
    isFullPage: true,
    arrange: async (page) => {
      await page.getByRole('list', { name: 'Jobs', exact: true }).getByRole('link').first().click()
      await page.getByRole('heading', { name: 'Overview' }).waitFor()
    },
  },
]
