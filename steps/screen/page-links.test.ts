import * as renderer from '#app/entry-server.tsx'
import type { JobPostingHeader, Location } from '#contract/jobs.ts'
import { sampleContent } from '#content/sample-content.ts'
import { createApp } from '#server/app.ts'
import { importContent } from '#server/content/import-content.ts'
import { openTestDatabase } from '#server/database/open-test-database.testing.ts'
import { createPages, type RenderLimits } from '#server/pages/pages.ts'
import { createSiteService } from '#server/create-site-service.ts'
import { directionsAddress } from '#domain/jobs/job-words.ts'
import { officeDirectionsUrl } from '#domain/map/offices.ts'
import { shareLinks } from '#domain/sharing/share-links.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { plannedAddresses } from '#spec/planned.ts'
import { all, readHtml, type Part } from '#ui/read-html.testing.ts'
import { dirname, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { coverSeed, sampleEachKind } from '../harness/sampling.ts'
import { listContentAddresses, fixedAddresses, formerAddresses, guardedAddresses } from './page-addresses.ts'
import { noAssets } from '#server/pages/no-assets.testing.ts'

type Answer = { readonly status: number; readonly ids: ReadonlySet<string>; readonly leads: ReadonlyArray<string> }
type Lead = { readonly from: string; readonly to: URL; readonly page: string | null }

const origin = 'https://tamarack.example'
const today = Date.UTC(2026, 10, 20)
const clock = () => new Date(today)
const content = sampleContent(today)
const wide = { most: 10_000, every: 60_000 }

async function openSite() {
  const database = await openTestDatabase('links')
  await importContent(database, content, { clock })
  const service = createSiteService({ database, clock })
  const pages = (workshop: RenderLimits) =>
    createPages(
      {
        service,
        renderer: async () => renderer,
        assets: noAssets,
        settings: siteSettings(),
        origin,
        clock,
      },
      workshop,
    )
  const app = createApp({
    service,
    pages,
    config: { siteOrigin: origin },
    staticDir: resolve('public'),
    limits: { pages: wide },
  })
  return { app, close: async () => [await app.close(), await database.close()] }
}

const listDescendants = (part: Part): Part[] =>
  part.children.flatMap((child) => (typeof child === 'string' ? [] : [child, ...listDescendants(child)]))

const listLinks = (page: Part): string[] => [
  ...[...all(page, 'a'), ...all(page, 'area')].map(({ attributes }) => attributes['href'] ?? 'nowhere:'),
  ...all(page, 'form').map(({ attributes }) => attributes['action'] ?? ''),
  ...listDescendants(page).flatMap(({ attributes }) => attributes['formaction'] ?? []),
]

function read(status: number, type: string, body: string): Answer {
  if (!type.startsWith('text/html')) return { status, ids: new Set(), leads: [] }
  const page = readHtml(body)
  const ids = listDescendants(page).flatMap(({ attributes }) => attributes['id'] ?? [])
  return { status, ids: new Set(ids), leads: listLinks(page) }
}

const withoutFragment = ({ pathname, search }: URL) => `${pathname}${search}`

const planned = new Map<string, string>()

function resolvePage(url: URL) {
  const address = withoutFragment(url)
  const known = planned.get(address)
  if (known !== undefined) return known
  const plan = renderer.planPage(url)
  const page = 'redirect' in plan || plan.url.pathname !== url.pathname ? address : withoutFragment(plan.url)
  planned.set(address, page)
  return page
}

function createLead(from: string, written: string): Lead {
  const to = new URL(written, `${origin}${from}`)
  return { from, to, page: to.origin === origin ? resolvePage(to) : null }
}

async function walkSite(starts: ReadonlyArray<string>) {
  const { app, close } = await openSite()
  const answers = new Map<string, Answer>()
  const leads = starts.map((start) => createLead('', start))
  for (const { page } of leads) {
    if (page === null || answers.has(page) || excludedAddresses.has(page)) continue
    const { statusCode, headers, body } = await app.inject({ url: page })
    const answer = read(statusCode, String(headers['content-type']), body)
    answers.set(page, answer)
    const further = headers.location === undefined ? answer.leads : [headers.location]
    leads.push(...[...new Set(further)].map((lead) => createLead(page, lead)))
  }
  await close()
  return { answers, leads: leads.filter(({ from }) => from !== '') }
}

const rows = listContentAddresses(content)
const opened = sampleEachKind(rows, { getName: ({ address }) => address, getKind: ({ address }) => dirname(address) })
const excludedAddresses = new Set(rows.filter((row) => !opened.includes(row)).map(({ address }) => address))
const knownAddresses = [...fixedAddresses, ...guardedAddresses, ...opened].map(({ address }) => address)

let walked: Awaited<ReturnType<typeof walkSite>>

beforeAll(async () => {
  walked = await walkSite([...knownAddresses, ...formerAddresses, '/sitemap.txt'])
})

const inside = () => walked.leads.filter(({ page }) => page !== null && !excludedAddresses.has(page))
const leadAnswer = ({ page }: Lead) => walked.answers.get(page ?? '')
const isRedirect = ({ status }: Answer) => status === 301 || status === 302
const formatLead = ({ from, to }: Lead) => `${from} → ${to.href.replace(origin, '')}`

test('every link, form and former address leads to a page that is there, or to one that is planned', () => {
  const lost = inside().filter((lead) => {
    const answer = leadAnswer(lead)
    return lead.page !== lead.from && !(answer && (answer.status === 200 || isRedirect(answer)))
  })
  const excused = plannedAddresses()
  expect(lost.filter(({ to }) => !excused.includes(to.pathname)).map(formatLead)).toEqual([])
  expect(excused).toEqual(excused.filter((address) => lost.some(({ to }) => to.pathname === address)))
})

test('[J6-02] every page of careers is there for whoever comes', () => {
  const pages = [...fixedAddresses, ...opened].filter(
    ({ address, isUnknown }) => address.startsWith('/careers') && !isUnknown,
  )
  expect(pages.length).toBeGreaterThan(coverSeed === null ? 100 : 10)
  const shut = pages.filter(({ address }) => leadAnswer(createLead('', address))?.status !== 200)
  expect(shut).toEqual([])
})

test('no link is a former address: each leads to its page without a detour', () => {
  const former = inside().filter((lead) => {
    const [start, end] = [walked.answers.get(lead.from), leadAnswer(lead)]
    return start && end && !isRedirect(start) && isRedirect(end)
  })
  expect(former.map(formatLead)).toEqual([])
})

test('every fragment is an element of the page it leads to', () => {
  const pointed = inside().filter(({ to }) => to.hash !== '')
  expect(new Set(pointed.map(({ to }) => to.hash)).size).toBeGreaterThan(5)
  const lost = pointed.filter((lead) => !leadAnswer(lead)?.ids.has(decodeURIComponent(lead.to.hash.slice(1))))
  expect(lost.map(formatLead)).toEqual([])
})

const services = [
  ...shareLinks({ origin, path: '/', what: '', title: '' }).map(({ href }) => href),
  directionsAddress({ City: 'Dayton' } as JobPostingHeader),
  officeDirectionsUrl({ City: 'Dayton', State: 'Ohio', FullAddress: null, MapURL: null } as Location),
].map((address) => new URL(address ?? '').hostname)

const outside: Readonly<Record<string, (to: URL) => boolean>> = {
  'https:': ({ hostname }) => hostname.endsWith('.example') || services.includes(hostname),
  'mailto:': ({ pathname }) => pathname === '' || /^[\w.]+@[\w.]+\.example$/.test(pathname),
  'tel:': ({ pathname }) => /^\+1\d{3}55501\d\d(?:;ext=\d+)?$/.test(pathname),
}

test('what leads elsewhere leads to nobody real: to an invented name, or to a service that takes any page or place', () => {
  const elsewhere = walked.leads.filter(({ page }) => page === null)
  expect(new Set(elsewhere.map(({ to }) => to.protocol))).toEqual(new Set(Object.keys(outside)))
  expect(elsewhere.filter(({ to }) => !outside[to.protocol]?.(to)).map(formatLead)).toEqual([])
})
