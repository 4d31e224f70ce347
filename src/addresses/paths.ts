import { readQuery } from '#domain/visit/address.ts'

const segment = (id: string) => encodeURIComponent(id)
const withQuery = (path: string, query: string) => (query === '' ? path : `${path}?${query}`)

type PagePath = {
  readonly pattern: string
  readonly title: string | null
  readonly to: (...parts: never) => string
  /** Query parameters whose values make it another page: a link to it is read from the top. In lower case. */
  readonly pageParameters?: ReadonlyArray<string>
}

export const paths = {
  home: { pattern: '/home', title: 'Home Page', to: () => '/home' },
  services: {
    pattern: '/services',
    title: 'Services',
    to: (fragment?: string) => `/services${fragment ? `#${fragment}` : ''}`,
  },
  careers: { pattern: '/careers', title: 'Careers Home', to: () => '/careers' },
  opportunities: {
    pattern: '/careers/open',
    title: 'Current Opportunities',
    pageParameters: ['saved'],
    to: (query = '') => withQuery('/careers/open', query),
  },
  job: { pattern: '/careers/job/:id?', title: 'Job Information', to: (id: string) => `/careers/job/${segment(id)}` },
  about: { pattern: '/about-us', title: 'About Us', to: (query = '') => withQuery('/about-us', query) },
  ownership: { pattern: '/about-us/esop', title: 'Employee Owned', to: () => '/about-us/esop' },
  signIn: {
    pattern: '/account-login',
    title: 'Account Sign In',
    pageParameters: ['form'],
    to: (redirect?: string | null, form?: string) =>
      withQuery(
        '/account-login',
        [redirect && `redirect=${segment(redirect)}`, form && `form=${form}`].filter(Boolean).join('&'),
      ),
  },
  confirmEmail: { pattern: '/account-link/confirm', title: 'Confirm Email', to: () => '/account-link/confirm' },
  undoEmail: { pattern: '/account-link/undo', title: 'Undo Email Change', to: () => '/account-link/undo' },
  account: { pattern: '/account-management', title: 'Account', to: () => '/account-management' },
  application: {
    pattern: '/account-management/application',
    title: 'My Application',
    pageParameters: ['jobpostingid', 'section'],
    to: (jobPostingId?: string, section?: string) =>
      withQuery(
        '/account-management/application',
        [jobPostingId && `jobPostingID=${segment(jobPostingId)}`, section && `section=${segment(section)}`]
          .filter(Boolean)
          .join('&'),
      ),
  },
  apply: {
    pattern: '/account-management/apply/:id',
    title: 'Apply',
    to: (id: string) => `/account-management/apply/${segment(id)}`,
  },
  privacy: {
    pattern: '/privacy',
    title: 'Privacy',
    to: (fragment?: string) => `/privacy${fragment ? `#${fragment}` : ''}`,
  },
  legal: { pattern: '/legal', title: 'Legal', to: () => '/legal' },
  equalOpportunity: { pattern: '/eeo', title: 'EEO', to: () => '/eeo' },
  contracts: { pattern: '/contracts', title: 'Contracts', to: () => '/contracts' },
  smallBusiness: {
    pattern: '/contracts/small-business',
    title: 'Small Business Program',
    to: () => '/contracts/small-business',
  },
  smallBusinessProfile: {
    pattern: '/contracts/small-business/profile-form',
    title: 'SBA Profile',
    to: () => '/contracts/small-business/profile-form',
  },
  seaport: { pattern: '/contracts/seaport-pocs', title: 'SeaPort', to: () => '/contracts/seaport-pocs' },
  contact: { pattern: '/contact', title: 'Contact', to: (query = '') => withQuery('/contact', query) },
  search: { pattern: '/search', title: 'Search', to: (query = '') => withQuery('/search', query) },
  media: { pattern: '/media', title: 'Media', to: () => '/media' },
  event: { pattern: '/media/event/:id', title: 'Event', to: (id: string) => `/media/event/${segment(id)}` },
  news: { pattern: '/media/news/:id', title: 'News', to: (id: string) => `/media/news/${segment(id)}` },
  thankYou: {
    pattern: '/thank-you/:id',
    title: 'Thank You',
    to: (id: string, jobPostingId?: string) =>
      withQuery(`/thank-you/${segment(id)}`, jobPostingId ? `jobPostingID=${segment(jobPostingId)}` : ''),
  },
  unsubscribe: {
    pattern: '/careers/unsubscribe/:id',
    title: 'Unsubscribe',
    to: (id: string) => `/careers/unsubscribe/${segment(id)}`,
  },
  employeePortal: { pattern: '/employee-portal', title: null, to: () => '/employee-portal' },
  accessibility: { pattern: '/accessibility', title: 'Accessibility', to: () => '/accessibility' },
} as const satisfies Readonly<Record<string, PagePath>>

export type PageKey = keyof typeof paths

const findPage = (pathname: string): PagePath | undefined =>
  Object.values(paths).find(({ pattern }) => pattern === pathname)

type Address = Pick<URL, 'pathname' | 'search'>

export function isSamePage(one: Address, other: Address): boolean {
  if (one.pathname !== other.pathname) return false
  const { pageParameters = [] } = findPage(one.pathname) ?? {}
  const [before, now] = [readQuery(one.search), readQuery(other.search)]
  return pageParameters.every((name) => before.get(name) === now.get(name))
}

const isPageKey = (name: string): name is PageKey => Object.hasOwn(paths, name)

export const formatPageTitle = (title: string, firmName: string) => `${title} | ${firmName}`

export function routeTitle(name: string, firmName: string): string {
  const title = isPageKey(name) ? paths[name].title : null
  if (title === null) throw new Error('Unknown Route')
  return formatPageTitle(title, firmName)
}
