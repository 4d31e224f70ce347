/**
 * Routes that weigh more than all may, in bytes as brotli sends them, and what of them is to come later. The list is to
 * end empty; no number in it is raised.
 */
export const heavyRoutes: Readonly<Record<string, number>> = {
  // The forms that are not shown, and what becomes of each when it is sent.
  'account-login-route': 164_500,
  // What an account keeps and its alerts, each of which could come when its part is in view.
  'account-route': 164_000,
  'apply-route': 157_500,
  // Chart, map, testimonials and table below the first view.
  'careers-route': 160_000,
  // The form, until somebody writes in it, and the map.
  'contact-route': 169_000,
  'contracts-route': 153_500,
  'job-page-route': 155_500,
  // Search, filters and alerts: a page that searches 500 jobs by itself needs most of it.
  'job-search-route': 171_000,
  'media-route': 155_000,
  'site-search-route': 154_000,
  'small-business-profile-route': 161_000,
}
