import type { Look } from './looks.ts'

/** The pages as a visitor finds them. */
export const pageLooks: ReadonlyArray<Look> = [
  { name: 'home', address: '/home', wholePage: true },
  { name: 'current opportunities', address: '/careers/open' },
  { name: 'current opportunities without a match', address: '/careers/open?search=zeppelin' },
  { name: 'a job that is gone', address: '/careers/job/none' },
  { name: 'an unknown address', address: '/nowhere' },
  {
    name: 'a job',
    address: '/careers/open',
    wholePage: true,
    arrange: (page) => page.getByRole('list', { name: 'Jobs', exact: true }).getByRole('link').first().click(),
  },
]
