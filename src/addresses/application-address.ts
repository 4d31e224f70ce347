import { decoded, fitPath, readQuery } from '#domain/visit/address.ts'
import type { ContinuePage } from '#domain/applications/application-links.ts'
import { isSameName } from '#domain/text/plain-text.ts'
import { paths } from './paths.ts'

export function continueAddress(jobId: string, page: ContinuePage): string {
  if (page === 'account') return paths.account.to()
  return page === 'form' ? paths.application.to(jobId) : paths.apply.to(jobId)
}

/**
 * '' when an apply address names no job, null when it is not an apply address. @param generics ids in the path that mean
 * no particular job
 */
export function parseApplyJobId(address: string, generics: ReadonlyArray<string> = []): string | null {
  const { pathname, search } = new URL(address, 'https://here.invalid')
  const inQuery = readQuery(search).get('jobpostingid') ?? ''
  const apply = fitPath(paths.apply.pattern, pathname)
  if (apply === null) return fitPath(paths.application.pattern, pathname) === null ? null : inQuery
  const inPath = decoded(apply.slice(paths.apply.to('').length))
  const isGeneric = generics.some((generic) => isSameName(generic, inPath))
  return isGeneric && inQuery !== '' ? inQuery : inPath
}
