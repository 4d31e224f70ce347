import { feedForms } from '#addresses/feed-links.ts'
import { paths } from '#addresses/paths.ts'
import type { SiteRoute } from './site-route.ts'

const onDemandPatterns: ReadonlySet<string> = new Set([paths.signIn.pattern, paths.thankYou.pattern])

const canPrefetch = ({ pattern, requiresSignIn, personal, unlisted }: SiteRoute): boolean =>
  !requiresSignIn && !personal && !unlisted && !onDemandPatterns.has(pattern)

/** Once hydrated, the page follows links itself, and a prefetched document would be wasted. */
const beforeHydration = 'html:not([data-hydrated])'

const excludedLinks = [
  '[target]',
  '[download]',
  '[rel~=nofollow]',
  '[rel~=external]',
  '[aria-current=page]',
  '[href^="#"]',
]

const likely = ['nav[aria-label=Main] a', 'ol[aria-label] h3 a']

const withoutOptionalMarks = (pattern: string) => pattern.replaceAll('?', '')

const files = `/*.:form(${Object.keys(feedForms).join('|')})`

/** Addresses with a query are left out: each search is a page of its own to render. */
export function speculationRules(routes: ReadonlyArray<SiteRoute>): string {
  const pages = routes
    .filter(canPrefetch)
    .map(({ pattern }) => ({ pathname: withoutOptionalMarks(pattern), search: '' }))
  const rule = (links: ReadonlyArray<string>) => ({
    source: 'document',
    where: {
      and: [
        { href_matches: pages },
        { not: { href_matches: files } },
        { selector_matches: links.map((link) => `${beforeHydration} ${link}`) },
        { not: { selector_matches: excludedLinks } },
      ],
    },
    eagerness: 'moderate',
  })
  return JSON.stringify({ prefetch: [rule(['a'])], prerender: [rule(likely)] })
}
