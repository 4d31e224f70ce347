/** Headers of a page for one person: it is not cached, not indexed, and its address does not leak through its links (J6-07). */
export const forOnePerson = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const
