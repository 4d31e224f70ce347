/** Routes over the general limit, in bytes after brotli. Never raise a number: the list should end empty. */
export const heavyRoutes: Readonly<Record<string, number>> = {
  // The forms that are not shown, and what becomes of each when it is sent.
  'account-login-route': 163_650,
  // What an account keeps and its alerts, each of which could come when its part is in view.
  'account-route': 162_000,
  'apply-route': 157_250,
  // Chart, map, testimonials and table below the first view.
  'careers-route': 159_200,
  // The form, until somebody writes in it, and the map.
  'contact-route': 178_050,
  'contracts-route': 160_850,
  // What cleans HTML from content, which the pages of a job, the news, an event and others wait for, is 10 kB.
  'event-route': 154_950,
  'job-page-route': 163_900,
  // Search, filters and alerts: a page that searches 500 jobs by itself needs most of it.
  'job-search-route': 168_400,
  'media-route': 154_350,
  'news-route': 154_950,
  'seaport-route': 152_500,
  'site-search-route': 153_400,
  'small-business-profile-route': 160_100,
}
