/** A page for one person: nobody keeps it, finds it in a search, or learns its address from the links on it (J6-07). */
export const forOnePerson = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const
