import { decoded, fitPath, readQuery } from '#domain/address.ts'
import { paths } from './paths.ts'

/**
 * The job that an address of the site is to apply for (J2.1-24, J2.1-26); empty where it names none, null where the address
 * is not about applying.
 */
export function jobToApplyFor(address: string): string | null {
  const { pathname, search } = new URL(address, 'https://here.invalid')
  const apply = fitPath(paths.apply.pattern, pathname)
  if (apply !== null) return decoded(apply.slice(paths.apply.to('').length))
  return fitPath(paths.application.pattern, pathname) === null ? null : (readQuery(search).get('jobpostingid') ?? '')
}
