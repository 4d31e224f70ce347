import { NewsNotFound, NewsPage } from '#pages/news/news-page.tsx'
import { Pending } from '#ui/content-status/content-status.tsx'
import { useParams } from 'react-router-dom'
import { sanitize } from '../sanitise-html.ts'
import { useReferenceList, useSite } from '../use-site.ts'

export function NewsRoute() {
  const { origin } = useSite().input
  const id = useParams()['id']
  const { rows, loading } = useReferenceList('CompanyNews')
  const news = rows.find(({ CompanyNews_ID }) => CompanyNews_ID === id)
  if (news) return <NewsPage news={news} origin={origin} sanitise={sanitize} />
  return loading ? <Pending thing="news" /> : <NewsNotFound />
}
