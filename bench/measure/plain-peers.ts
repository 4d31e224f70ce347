import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sampleContent } from '#content/sample-content.ts'
import { escapeHtml } from '#domain/text/html.ts'
import { precompress } from '#scripts/build/precompress.ts'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import type { Browser } from 'playwright-core'
import { build } from 'vite'

export type Peers = { readonly still: string; readonly stillAsSent: string; readonly clientRendered: string }

async function readPageText(browser: Browser, address: string): Promise<ReadonlyArray<string>> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(address)
  const text = await page.locator('body').innerText()
  await context.close()
  return text.split('\n').filter((line) => line.trim() !== '')
}

const createStaticPage = (lines: ReadonlyArray<string>) =>
  [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<title>Current Opportunities</title>',
    ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
  ].join('\n')

const buildClientRendered = (folder: string) =>
  build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('client-rendered', import.meta.url)),
    build: { outDir: folder, emptyOutDir: false, reportCompressedSize: false },
  })

const isPolicy = (name: string) => /^(cross-origin|content-security|x-|referrer|permissions)/.test(name)

const fetchPolicies = async (address: string) =>
  Object.fromEntries([...(await fetch(address)).headers].filter(([name]) => isPolicy(name)))

async function serve<Result>(
  folder: string,
  policies: Record<string, string>,
  measure: (peers: Peers) => Promise<Result>,
): Promise<Result> {
  const app = Fastify()
  try {
    await app.register(fastifyStatic, { root: folder, preCompressed: true })
    app.get('/as-sent', (_request, reply) => reply.headers(policies).sendFile('still.html'))
    await app.listen({ port: 0, host: 'localhost' })
    const { port } = app.server.address() as AddressInfo
    const at = (name: string) => `http://localhost:${port}/${name}`
    return await measure({ still: at('still.html'), stillAsSent: at('as-sent'), clientRendered: at('index.html') })
  } finally {
    await app.close()
  }
}

export async function withPeers<Result>(
  browser: Browser,
  site: string,
  measure: (peers: Peers) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-peers-'))
  try {
    writeFileSync(join(folder, 'still.html'), createStaticPage(await readPageText(browser, `${site}/careers/open`)))
    writeFileSync(join(folder, 'jobs.json'), JSON.stringify(sampleContent(Date.now()).JobPostingHeader))
    await buildClientRendered(folder)
    await precompress(folder)
    return await serve(folder, await fetchPolicies(site), measure)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
