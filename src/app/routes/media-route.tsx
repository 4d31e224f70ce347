import { companyAge } from '#domain/time/dates.ts'
import { MediaPage } from '#pages/media/media-page.tsx'
import { useLocation } from 'react-router-dom'
import { feedsSet, createSocialFeedsFlow } from '#site/social-feeds.ts'
import { paths } from '#addresses/paths.ts'
import { usePageFlow } from '../use-page-flow.ts'
import { useReferenceList, useSite } from '../use-site.ts'

/** The address counts pages from 1. */
const createPageReader = (search: URLSearchParams) => (list: string) =>
  Math.max(0, Math.trunc(Number(search.get(list)) || 1) - 1)

const createAddressBuilder = (search: URLSearchParams) => (list: string, page: number) => {
  const next = new URLSearchParams(search)
  if (page === 0) next.delete(list)
  else next.set(list, String(page + 1))
  const query = next.toString()
  return `${paths.media.to()}${query === '' ? '' : `?${query}`}#${list}`
}

export function MediaRoute() {
  const { now, settings } = useSite().input
  const search = new URLSearchParams(useLocation().search)
  const [snapshot, send] = usePageFlow(createSocialFeedsFlow, { feeds: feedsSet(settings) })
  return (
    <MediaPage
      news={useReferenceList('CompanyNews')}
      events={useReferenceList('CompanyEvent')}
      now={now}
      social={{ snapshot, send, settings, years: companyAge(now) }}
      getPageNumber={createPageReader(search)}
      pageAddress={createAddressBuilder(search)}
    />
  )
}
