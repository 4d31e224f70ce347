import { pathFitter, tidyPath } from '#domain/visit/address.ts'
import { legacyTarget } from './legacy-addresses.ts'
import { paths } from './paths.ts'

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
