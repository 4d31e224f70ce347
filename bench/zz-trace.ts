import { chromium } from 'playwright-core'
import { writeFileSync } from 'node:fs'
import { timeKeys } from './opportunities/time-keys.ts'
import { makePostings } from './search/postings.ts'
import { keystrokes } from './search/queries.ts'
import { serveBuilt } from './server/serve-built.ts'
const typed = ['cost analyst', 'python', 'machine learning', 'san diego', 'softwear engineer', 'zzz'].flatMap(keystrokes)
const [count, out] = process.argv.slice(2)
const site = await serveBuilt({ JobPostingHeader: makePostings(Number(count)) })
await (await fetch(`${site.address}/careers/open`)).arrayBuffer()
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'] })
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
await page.goto(`${site.address}/careers/open`)
await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
await page.waitForTimeout(1000)
const session = await page.context().newCDPSession(page)
const events: any[] = []
session.on('Tracing.dataCollected', ({ value }: any) => events.push(...value))
await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'blink.user_timing', 'toplevel', ...(out ? ['disabled-by-default-v8.cpu_profiler'] : [])] } } as any)
await page.evaluate(() => { const w = window as any; w.__marks = []; const o = performance.mark.bind(performance); })
const times = await page.evaluate(timeKeys, { field: 'input[name=search][form], main input[name=search]', texts: typed })
const done = new Promise((resolve) => session.on('Tracing.tracingComplete', resolve))
await session.send('Tracing.end')
await done
const requests = await page.evaluate(() => performance.getEntriesByType('resource').filter((e) => e.name.includes('/data')).map((e: any) => [e.startTime, e.responseStart - e.startTime, e.duration]))
if (out) writeFileSync(out, JSON.stringify({ traceEvents: events }))
const main = events.find((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain')
const mains = events.filter((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain')
const sum: Record<string, number> = {}
let best = 0, key: any
for (const m of mains) { const n = events.filter((e) => e.pid === m.pid && e.tid === m.tid && e.name === 'EventDispatch').length; if (n >= best) { best = n; key = m } }
const on = events.filter((e) => e.pid === key.pid && e.tid === key.tid && e.ph === 'X')
const total = on.filter((e) => e.name === 'RunTask' || e.name === 'ThreadControllerImpl::RunTask').reduce((a, e) => a + (e.tdur ?? 0), 0) / 1000 / typed.length
for (const e of on) if (['EventDispatch', 'RunMicrotasks', 'FunctionCall', 'FireAnimationFrame', 'Layout', 'UpdateLayoutTree', 'PrePaint', 'Paint', 'Layerize', 'Commit', 'ParseHTML', 'MinorGC', 'MajorGC', 'XHRReadyStateChange', 'TimerFire'].includes(e.name)) sum[e.name] = (sum[e.name] ?? 0) + (e.tdur ?? 0) / 1000 / typed.length
const p = (v: readonly number[], s: number) => v.toSorted((a, b) => a - b)[Math.floor(v.length * s)]!.toFixed(1)
console.log(count, 'clock p50', p(times.painted, 0.5), 'p95', p(times.painted, 0.95), 'cpu/key', total.toFixed(1), Object.fromEntries(Object.entries(sum).map(([k, v]) => [k, v.toFixed(2)])))
if (requests.length) console.log('ttfb p50', p(requests.map((r: any) => r[1]), 0.5), 'p95', p(requests.map((r: any) => r[1]), 0.95), 'whole p50', p(requests.map((r: any) => r[2]), 0.5), 'p95', p(requests.map((r: any) => r[2]), 0.95), requests.length)
await browser.close()
await site.stop()
process.exit(0)
