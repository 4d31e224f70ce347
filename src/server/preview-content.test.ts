import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as renderer from '#app/entry-server.tsx'
import { mailSettings } from './settings/mail-settings.ts'
import { siteSettings } from './settings/site-settings.ts'
import type { Config } from './settings/config.ts'
import { runContentCommand } from './content/content-commands.ts'
import { readFolder } from './content/read-folder.ts'
import { noAssets } from './pages/no-assets.testing.ts'
import { createPages } from './pages/pages.ts'
import { runPreviewCommand, showPreview, type PreviewedSite } from './preview-content.ts'

let root: string
let folder: string
let lines: string[]

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'previewed-'))
  folder = mkdtempSync(join(root, 'content-'))
  lines = []
})
afterEach(() => rmSync(root, { recursive: true }))

const printLine = (line: string) => void lines.push(line)
const config = (): Config => ({
  port: 0,
  host: 'localhost',
  dataDir: join(root, 'data'),
  databaseUrl: null,
  siteOrigin: 'https://firm.example',
  logLevel: 'info',
  tokenSecret: null,
  webhook: { url: 'http://localhost:1/', secret: 'whsec_none' },
  settings: siteSettings(),
  mail: mailSettings({ SMTP_URL: 'smtp://localhost:1' }),
})
const news = (id: string) => ({
  CompanyNews_ID: id,
  Title: `Embargoed ${id}`,
  PublishedDate: { type: 'date', value: '2026-11-01T00:00:00.000' },
})
const write = (name: string, rows: unknown) => writeFileSync(join(folder, `${name}.json`), JSON.stringify(rows))

let used: Config[] = []
const createPreviewedSite = async (given: Config): Promise<PreviewedSite> => {
  used = [given]
  const { settings, siteOrigin: origin } = given
  const parts = { renderer: async () => renderer, assets: noAssets, settings, origin, clock: () => new Date() }
  return { pages: (service) => (workshop) => createPages({ ...parts, service }, workshop) }
}

async function preview(look: (address: string) => Promise<void>) {
  const stop = new AbortController()
  const showing = showPreview(
    config(),
    { folder, prune: false, port: 0 },
    {
      signal: stop.signal,
      createSite: createPreviewedSite,
      say: (line) => {
        printLine(line)
        const [, address] = /is at (\S+)\. /.exec(line) ?? []
        if (address) void look(address).finally(() => stop.abort())
      },
    },
  )
  return showing
}

test('a folder is shown over a copy of the content, kept from search engines, and nothing of the site is touched', async () => {
  write('CompanyNews', [news('a')])
  await runContentCommand(config(), ['import', folder], printLine)
  write('CompanyNews', [news('b')])
  const replies: Record<string, string> = {}
  const robots = new Set<string | null>()
  lines = []
  const code = await preview(async (address) => {
    for (const path of ['/media', '/robots.txt', '/sitemap.xml', '/healthz', '/nowhere', '/media/news.rss']) {
      const reply = await fetch(`${address}${path}`)
      robots.add(reply.headers.get('x-robots-tag'))
      replies[path] = await reply.text()
    }
  })
  expect([code, lines]).toEqual([
    0,
    [
      'CompanyNews: 1 added, 1 not in the file stay',
      expect.stringMatching(
        /^The preview is at http:\/\/localhost:\d+. Nothing that is sent there leaves it. Ctrl-C ends it.$/,
      ),
    ],
  ])
  expect([[...robots], replies['/robots.txt']]).toEqual([['noindex, nofollow'], 'User-agent: *\nDisallow: /\n'])
  expect(['Embargoed a', 'Embargoed b'].map((title) => replies['/media']?.includes(title))).toEqual([true, true])
  const [{ dataDir, ...shown } = config()] = used
  expect(shown).toEqual({
    port: 0,
    host: 'localhost',
    isPreview: true,
    databaseUrl: null,
    siteOrigin: null,
    logLevel: 'warn',
    tokenSecret: null,
    settings: siteSettings(),
    mail: mailSettings(),
  })
  expect(readdirSync(tmpdir()).filter((name) => dataDir.endsWith(name))).toEqual([])
  const after = join(root, 'after')
  await runContentCommand(config(), ['export', after], printLine)
  expect(readFolder(after).tables.CompanyNews).toHaveLength(1)
})

test('a folder with faults is not shown, and a wrong command is answered by the usage', async () => {
  write('CompanyNews', [news('')])
  expect(await preview(async () => undefined)).toBe(1)
  expect(lines).toEqual(['CompanyNews.json row 1, CompanyNews_ID: Expected an identifier, found ""'])
  const { signal } = new AbortController()
  for (const args of [[], [folder, folder], [folder, '--port', '70000'], [folder, '--yes']]) {
    lines = []
    expect([await runPreviewCommand(config(), args, printLine, signal), lines[0]?.split('\n')[0]]).toEqual([
      2,
      'Usage:',
    ])
  }
})
