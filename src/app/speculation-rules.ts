import { feedForms } from '#addresses/feed-links.ts'
import { paths } from '#addresses/paths.ts'
import type { SiteRoute } from './site-route.ts'

/** Beside the pages of one person: the way into an account, and where a form leads that was sent. */
const onlyWhenAsked: ReadonlySet<string> = new Set([paths.signIn.pattern, paths.thankYou.pattern])

/** Whether a browser may fetch the page of a route before its link is followed: it is public, and nothing but a page. */
const mayComeAhead = ({ pattern, requiresSignIn, personal, unlisted }: SiteRoute): boolean =>
  !requiresSignIn && !personal && !unlisted && !onlyWhenAsked.has(pattern)

/** Once a page is hydrated a link is followed within it: what came ahead would be for nothing. */
const beforeHydration = 'html:not([data-hydrated])'

/** Links that lead elsewhere, to a file, or to the page they stand on. */
const besideThePoint = [
  '[target]',
  '[download]',
  '[rel~=nofollow]',
  '[rel~=external]',
  '[aria-current=page]',
  '[href^="#"]',
]

/** The main menu, and the rows of what was found. */
const likely = ['nav[aria-label=Main] a', 'ol[aria-label] h3 a']

/** A pattern with the part that may be left out: without it there is nothing at the address. */
const whole = (pattern: string) => pattern.replaceAll('?', '')

/** The forms of a feed or a calendar: their addresses look like those of pages. */
const files = `/*.:form(${Object.keys(feedForms).join('|')})`

/**
 * What a browser may fetch before it is asked for, as a set of rules in JSON (speculation rules): when a pointer rests on
 * a link to a public page, or presses it, the page is fetched, and one of the main menu or of what was found is rendered. An
 * address with a query is left out: there are as many of these as searches, and each is a page of its own to render.
 */
export function speculationRules(routes: ReadonlyArray<SiteRoute>): string {
  const pages = routes.filter(mayComeAhead).map(({ pattern }) => ({ pathname: whole(pattern), search: '' }))
  const rule = (links: ReadonlyArray<string>) => ({
    source: 'document',
    where: {
      and: [
        { href_matches: pages },
        { not: { href_matches: files } },
        { selector_matches: links.map((link) => `${beforeHydration} ${link}`) },
        { not: { selector_matches: besideThePoint } },
      ],
    },
    eagerness: 'moderate',
  })
  return JSON.stringify({ prefetch: [rule(['a'])], prerender: [rule(likely)] })
}
