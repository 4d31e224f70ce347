/** Routes over the general limit, in bytes after brotli. Never raise a number: the list should end empty. */
export const heavyRoutes: Readonly<Record<string, number>> = {
  // The forms that are not shown, and what becomes of each when it is sent.
  'account-login-route': 143_600,
  // What an account keeps and its alerts, each of which could come when its part is in view.
  'account-route': 144_300,
  'apply-route': 143_650,
  // Chart, map, testimonials and table below the first view.
  'careers-route': 142_400,
  // The form, until somebody writes in it, and the map.
  'contact-route': 160_850,
  'contracts-route': 147_000,
  // What cleans HTML from content, which the pages of a job, the news, an event and others wait for, is 10 kB.
  'event-route': 140_900,
  'job-page-route': 150_200,
  // Search, filters and alerts: a page that searches 500 jobs by itself needs most of it.
  'job-search-route': 154_750,
  'media-route': 139_800,
  'news-route': 140_600,
  'seaport-route': 137_400,
  'site-search-route': 138_700,
  'small-business-profile-route': 140_750,
}
