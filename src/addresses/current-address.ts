import { readQuery, withoutParameter, pathFitter, tidyPath } from '#domain/visit/address.ts'
import { paths } from './paths.ts'

type Redirect = {
  readonly to: string
  readonly one?: { readonly names: ReadonlyArray<string>; readonly to: (id: string) => string }
}

const job = { names: ['jobpostingid', 'jobid', 'id'], to: paths.job.to }
const home = { to: paths.home.to() }
const services = { to: paths.services.to() }
const contracts = { to: paths.contracts.to() }
const about = { to: paths.about.to() }
const contact = { to: paths.contact.to() }
const smallBusiness = { to: paths.smallBusiness.to() }
const smallBusinessProfile = { to: paths.smallBusinessProfile.to() }
const account = { to: paths.account.to() }
const careers = { to: paths.careers.to() }
const opportunities = { to: paths.opportunities.to(), one: job }
const equalOpportunity = { to: paths.equalOpportunity.to() }
const seaport = { to: paths.seaport.to() }
const application = { to: paths.application.to() }
const signIn = { to: paths.signIn.to() }

export const legacyAddresses: Readonly<Record<string, Redirect>> = {
  '/': home,
  '/default.aspx': home,
  '/home.aspx': home,
  '/index.html': home,
  '/services.aspx': services,
  '/solutions.aspx': services,
  '/contracts.aspx': contracts,
  '/about.aspx': about,
  '/about-us.aspx': about,
  '/contact.aspx': contact,
  '/contact-us.aspx': contact,
  '/small-business.aspx': smallBusiness,
  '/small-business-profile.aspx': smallBusinessProfile,
  '/account.aspx': account,
  '/account-management.aspx': account,
  '/careers.aspx': careers,
  '/career': careers,
  '/jobs.aspx': opportunities,
  '/jobs': opportunities,
  '/job-listings.aspx': opportunities,
  '/job-listings': opportunities,
  '/job-details.aspx': opportunities,
  '/job-details': opportunities,
  '/job.aspx': opportunities,
  '/job': opportunities,
  '/careers/job': { to: '/careers/job', one: job },
  '/eeo.aspx': equalOpportunity,
  '/privacy.aspx': { to: paths.privacy.to() },
  '/legal.aspx': { to: paths.legal.to() },
  '/seaport.aspx': seaport,
  '/seaport-pocs.aspx': seaport,
  '/application.aspx': application,
  '/application': application,
  '/login.aspx': signIn,
  '/login': signIn,
  '/sign-in.aspx': signIn,
  '/sign-in': signIn,
}

/** Dots would lead up a path. */
const isSegment = (id: string) => !/^\.*$/.test(id)

export function legacyTarget(path: string, search: string): string | null {
  const moved = legacyAddresses[path.toLowerCase()]
  if (!moved) return null
  const query = readQuery(search)
  const name = moved.one?.names.find((each) => isSegment(query.get(each) ?? ''))
  if (!moved.one || name === undefined) return `${moved.to}${search}`
  return `${moved.one.to(query.get(name) ?? '')}${withoutParameter(search, name)}`
}

type Address = { readonly pathname: string; readonly search: string; readonly hash: string }

const pagePath = pathFitter(Object.values(paths).map(({ pattern }) => pattern))

/** Null when the address is already right, or no page has it. Ids, query values and fragments keep their case. */
export function currentAddress({ pathname, search, hash }: Address): string | null {
  const path = tidyPath(pathname)
  const target = legacyTarget(path, search) ?? `${pagePath(path) ?? pathname}${search}`
  return target === `${pathname}${search}` ? null : `${target}${hash}`
}

export function currentHref(href: string): string {
  const { pathname, search, hash } = new URL(href, 'https://this.site')
  return currentAddress({ pathname, search, hash }) ?? href
}
