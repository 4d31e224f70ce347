/**
 * Routes that weigh more than all may, in bytes as brotli sends them, and what of them is to come later. The list is to
 * end empty; no number in it is raised. What cleans HTML is among them, 10 kB that were not counted before: without it each
 * number is lower than it was.
 */
export const heavyRoutes: Readonly<Record<string, number>> = {
  // The forms that are not shown, and what becomes of each when it is sent.
  'account-login-route': 164_500,
  // What an account keeps and its alerts, each of which could come when its part is in view.
  'account-route': 171_500,
  'apply-route': 157_500,
  // Chart, map, testimonials and table below the first view.
  'careers-route': 160_000,
  // The form, until somebody writes in it, and the map.
  'contact-route': 179_000,
  'contracts-route': 161_500,
  // What cleans HTML from content, which the pages of a job, the news, an event and others wait for, is 10 kB.
  'event-route': 155_500,
  'job-page-route': 164_500,
  // Search, filters and alerts: a page that searches 500 jobs by itself needs most of it.
  'job-search-route': 171_000,
  'media-route': 155_000,
  'news-route': 155_500,
  'seaport-route': 153_000,
  'site-search-route': 154_000,
  'small-business-profile-route': 161_000,
}
