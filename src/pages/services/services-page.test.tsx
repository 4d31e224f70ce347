import { all, readHtml, getPageSection, listPartTexts } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ServicesPage } from './services-page.tsx'

const page = readHtml(renderToStaticMarkup(<ServicesPage />))

test('[C2.7-01] the banner names services and solutions', () => {
  expect(listPartTexts(page, 'h1')).toEqual(['Services & Solutions'])
})

test('[C2.7-02][C2.7-03][C2.7-04][C2.1-07] the sections are anchors in their order', () => {
  const anchors = all(page, 'section').flatMap(({ attributes: { id } }) => id ?? [])
  expect(anchors).toEqual(['research', 'analysis', 'software', 'thought-leadership'])
})

test('[C2.7-05][C2.7-06] each section has its cards', () => {
  const cards = (name: string) => listPartTexts(getPageSection(page, name), 'h3')
  expect([cards('Research'), cards('Analysis'), cards('Software'), cards('Thought Leadership')]).toEqual([
    ['Cost Research', 'Data Science'],
    [
      'Cost Estimating and Economic Analysis',
      'Financial Management',
      'Earned Value Management',
      'Schedule Management and Analysis',
    ],
    ['Software Services', 'Development Operations (DevOps)'],
    ['Thought Leadership'],
  ])
})

test('[C2.7-09][C2.7-10] each card lists the clients it supported', () => {
  const lists = all(page, 'article').map((card) => all(card, 'ul').at(-1))
  expect(lists.map((list) => (list ? all(list, 'li').length : 0)).filter((length) => length < 2)).toEqual([])
  expect(lists).toHaveLength(9)
})

test('[C2.7-12] our advantage is folded at first', () => {
  const [details] = all(getPageSection(page, 'Our Advantage'), 'details')
  expect(details && 'open' in details.attributes).toBe(false)
})

test('[C2.7-11] each card says in a sentence of its own what the service is, and in a few lines what a client gets', () => {
  const cards = all(page, 'article')
  const sentences = cards.map((card) => listPartTexts(card, 'p')[0] ?? '')
  expect(new Set(sentences).size).toBe(9)
  expect(sentences.filter((text) => text.length < 60 || !text.endsWith('.'))).toEqual([])
  expect(cards.map((card) => all(all(card, 'ul')[0]!, 'li').length).filter((lines) => lines < 2)).toEqual([])
  expect(sentences[0]).toBe(
    'We collect the cost, schedule and technical history of programs, make unlike reports comparable, and keep them findable.',
  )
})
