const segment = (id: string) => encodeURIComponent(id)
const withQuery = (path: string, query: string) => (query === '' ? path : `${path}?${query}`)

export const paths = {
  home: { pattern: '/home', to: () => '/home' },
  services: { pattern: '/services', to: (fragment?: string) => `/services${fragment ? `#${fragment}` : ''}` },
  careers: { pattern: '/careers', to: () => '/careers' },
  opportunities: { pattern: '/careers/open', to: (query = '') => withQuery('/careers/open', query) },
  job: { pattern: '/careers/job/:id?', to: (id: string) => `/careers/job/${segment(id)}` },
  about: { pattern: '/about-us', to: (query = '') => withQuery('/about-us', query) },
  ownership: { pattern: '/about-us/esop', to: () => '/about-us/esop' },
  signIn: {
    pattern: '/account-login',
    to: (redirect?: string | null, form?: string) =>
      withQuery(
        '/account-login',
        [redirect && `redirect=${segment(redirect)}`, form && `form=${form}`].filter(Boolean).join('&'),
      ),
  },
  confirmEmail: { pattern: '/account-link/confirm', to: () => '/account-link/confirm' },
  undoEmail: { pattern: '/account-link/undo', to: () => '/account-link/undo' },
  account: { pattern: '/account-management', to: () => '/account-management' },
  application: {
    pattern: '/account-management/application',
    to: (jobPostingId?: string, section?: string) =>
      withQuery(
        '/account-management/application',
        [jobPostingId && `jobPostingID=${segment(jobPostingId)}`, section && `section=${segment(section)}`]
          .filter(Boolean)
          .join('&'),
      ),
  },
  apply: { pattern: '/account-management/apply/:id', to: (id: string) => `/account-management/apply/${segment(id)}` },
  privacy: { pattern: '/privacy', to: (fragment?: string) => `/privacy${fragment ? `#${fragment}` : ''}` },
  legal: { pattern: '/legal', to: () => '/legal' },
  equalOpportunity: { pattern: '/eeo', to: () => '/eeo' },
  contracts: { pattern: '/contracts', to: () => '/contracts' },
  smallBusiness: { pattern: '/contracts/small-business', to: () => '/contracts/small-business' },
  smallBusinessProfile: {
    pattern: '/contracts/small-business/profile-form',
    to: () => '/contracts/small-business/profile-form',
  },
  seaport: { pattern: '/contracts/seaport-pocs', to: () => '/contracts/seaport-pocs' },
  contact: { pattern: '/contact', to: (query = '') => withQuery('/contact', query) },
  search: { pattern: '/search', to: (query = '') => withQuery('/search', query) },
  media: { pattern: '/media', to: () => '/media' },
  event: { pattern: '/media/event/:id', to: (id: string) => `/media/event/${segment(id)}` },
  news: { pattern: '/media/news/:id', to: (id: string) => `/media/news/${segment(id)}` },
  thankYou: { pattern: '/thank-you/:id', to: (id: string) => `/thank-you/${segment(id)}` },
  unsubscribe: { pattern: '/careers/unsubscribe/:id', to: (id: string) => `/careers/unsubscribe/${segment(id)}` },
  employeePortal: { pattern: '/employee-portal', to: () => '/employee-portal' },
  accessibility: { pattern: '/accessibility', to: () => '/accessibility' },
} as const
