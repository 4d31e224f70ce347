import { decoded, fitPath, readQuery } from '#domain/visit/address.ts'
import { sameName } from '#domain/text/fold-text.ts'
import { paths } from './paths.ts'

/**
 * The job that an address of the site is to apply for: the one of its path (J2.1-24), else the one of its query (J2.1-26,
 * J2.5-45); empty where it names none, null where the address is not about applying.
 * @param generics ids in the path that stand for no particular job (J2.1-25)
 */
export function jobToApplyFor(address: string, generics: ReadonlyArray<string> = []): string | null {
  const { pathname, search } = new URL(address, 'https://here.invalid')
  const inQuery = readQuery(search).get('jobpostingid') ?? ''
  const apply = fitPath(paths.apply.pattern, pathname)
  if (apply === null) return fitPath(paths.application.pattern, pathname) === null ? null : inQuery
  const inPath = decoded(apply.slice(paths.apply.to('').length))
  const isGeneric = generics.some((generic) => sameName(generic, inPath))
  return isGeneric && inQuery !== '' ? inQuery : inPath
}
