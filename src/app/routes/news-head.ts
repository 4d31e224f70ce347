import type { Head } from '../head.ts'
import { paths } from '../paths.ts'
import { rowsHere, type Site } from '../site.ts'
import type { Visit } from '../site-route.ts'

/** The head of the page of a piece of news; one that is not there answers 404 (C2.1-44, C2.14-21). */
export function newsHead(site: Site, { params }: Visit): Head {
  const news = rowsHere(site, 'CompanyNews')?.find(({ CompanyNews_ID }) => CompanyNews_ID === params['id'])
  const title = `News | ${site.firmName}`
  if (!news) return { title, description: 'This news item is not there.', canonical: null, status: 404 }
  return {
    title: `News: ${news.Title} | ${site.firmName}`,
    description: news.ShortDescription ?? news.Title,
    canonical: paths.news.to(news.CompanyNews_ID),
  }
}
