import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { domainFolders, serverFolders, serverTestFolders } from './folder-order.ts'
import { runsTheClock } from './pause-rules.ts'
import { openingFunctions, deviceSetups } from './step-rules.ts'

type Plant = { path: string; code: string }
type Diagnostic = { filename: string; message: string; help?: string }

function lintAll(plants: Plant[]): string[][] {
  const project = mkdtempSync(join(tmpdir(), 'layers-'))
  const untyped = { ...JSON.parse(readFileSync('.oxlintrc.json', 'utf8')), options: {} }
  writeFileSync(join(project, '.oxlintrc.json'), JSON.stringify(untyped))
  const names = [
    'rules',
    'claim-rules',
    'copy-rules',
    'wording-rules',
    'pause-rules',
    'step-rules',
    'text-rules',
    'folder-order',
  ]
  const rules = names.map((name) => `lint/${name}.ts`)
  for (const file of ['package.json', ...rules]) cpSync(file, join(project, file))
  const places = plants.map(({ path }, index) => path.replace(/([^/]+)$/, `p${index}-$1`))
  plants.forEach(({ code }, index) => plant(join(project, places[index] ?? ''), code))
  const found = runLint(project)
  rmSync(project, { recursive: true })
  return places.map((place) =>
    found.filter(({ filename }) => filename === place).map(({ message, help }) => `${message} ${help ?? ''}`),
  )
}

function plant(file: string, code: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, code)
}

function runLint(project: string): Diagnostic[] {
  const args = [resolve('node_modules/oxlint/bin/oxlint'), '--format=json']
  try {
    return JSON.parse(String(execFileSync(process.execPath, args, { cwd: project }))).diagnostics
  } catch (error) {
    return JSON.parse(String((error as { stdout: Buffer }).stdout)).diagnostics
  }
}

function pairWithFindings<Case extends readonly [path: string, ...rest: string[]]>(
  cases: readonly Case[],
  code: (planted: Case) => string,
): { planted: Case; findings: string[] }[] {
  const findings = lintAll(cases.map((planted) => ({ path: planted[0], code: code(planted) })))
  return cases.map((planted, index) => ({ planted, findings: findings[index] ?? [] }))
}

const importsIt = ([, source]: readonly [string, string, ...string[]]) => `export { x } from '${source}'\n`

const contractAlone =
  'contract may import effect alone: both ends of the wire and every test load it, so it must not drag anything along.'
const domainNeighbours =
  'domain may import contract alone: its functions stand for the rules of the firm, whoever shows or stores the result.'
const domainPure =
  'domain is pure functions over plain data: no React, no effect runtime, no machines, no network, no Node.'
const addressesAlone = 'addresses may import contract and domain alone: whatever links stands above them.'
const contentAlone =
  'content may import contract alone: it is data, and a firm that swaps it must not have to read code.'
const machinesAlone =
  'machines may import xstate, contract and domain alone: a flow must run with nothing but Node; take everything else by provide.'
const siteAlone =
  'site may import xstate, machines, addresses, contract, domain and content alone: it runs in every world that gives it ports.'
const deviceNeighbours =
  'device may import site, api, contract and domain: it gives the site what a browser has, and knows no flow and no page.'
const apiAlone =
  'api may import ky and contract (with effect to decode) alone: it is the port over the network and knows no flow and no screen.'
const uiAlone =
  'ui may import react, vanilla-extract and the headless widgets it dresses (radix-ui, downshift, embla, fireworks-js) alone: a primitive that knows the domain cannot be used for anything else.'
const shellNeighbours =
  'shell may import ui, machines, domain, contract, content and addresses: the app hands it everything that reaches outside.'
const shellShows = 'shell shows what machines know; only api reaches the network and only the server the database.'
const pagesNeighbours =
  'pages may import ui, machines, domain, contract, content and addresses: the app hands them everything that reaches outside.'
const pagesShow = 'pages show what machines know; only api reaches the network and only the server the database.'
const otherPage = 'A page may not import another page: what two pages share belongs to ui, shell or domain.'
const appServer =
  'app may import only types of the server (import type): its code would carry the database into the browser.'
const appTests = 'app may not import steps or spec: the product must not depend on its tests.'
const serverApp =
  "server may import only types of app's render entry (import type): it loads the built bundle, which Node can run."
const serverNeighbours =
  'server may import contract, domain, content and addresses: it must not know the screens or the flows that call it.'
const stepsNeighbours =
  'steps may import machines, site, contract, content and server: an oracle that calls the code under test agrees with it by construction.'

const forbidden = [
  ['src/contract/a.ts', 'react', contractAlone],
  ['src/contract/a.ts', '#domain/x.ts', contractAlone],
  ['src/domain/a.ts', '#content/x.ts', domainNeighbours],
  ['src/domain/a.ts', 'effect/Schema', domainPure],
  ['src/domain/a.ts', 'react', domainPure],
  ['src/addresses/a.ts', '#machines/x.ts', addressesAlone],
  ['src/content/a.ts', '#domain/x.ts', contentAlone],
  ['src/content/a.ts', 'react', contentAlone],
  ['machines/a.machine.ts', '#content/x.ts', machinesAlone],
  ['machines/a.machine.ts', 'react', machinesAlone],
  ['machines/a.machine.ts', 'ky', machinesAlone],
  ['src/site/a.ts', '#device/x.ts', siteAlone],
  ['src/site/a.ts', 'react', siteAlone],
  ['src/device/a.ts', '#machines/x.ts', deviceNeighbours],
  ['src/api/a.ts', '#machines/x.ts', apiAlone],
  ['src/ui/box/a.tsx', '#contract/x.ts', uiAlone],
  ['src/ui/box/a.tsx', 'xstate', uiAlone],
  ['src/shell/a.tsx', '#api/x.ts', shellNeighbours],
  ['src/shell/a.tsx', '#pages/home/x.tsx', shellNeighbours],
  ['src/shell/a.tsx', '#app/effects.ts', shellNeighbours],
  ['src/shell/a.tsx', 'ky', shellShows],
  ['src/pages/home/a.tsx', '#server/x.ts', pagesNeighbours],
  ['src/pages/home/a.tsx', '#app/effects.ts', pagesNeighbours],
  ['src/pages/home/a.tsx', '#pages/news/x.tsx', otherPage],
  ['src/pages/home/a.tsx', 'kysely', pagesShow],
  ['src/app/a.ts', '#server/x.ts', appServer],
  ['src/app/a.ts', '#steps/x.ts', appTests],
  ['src/server/a.ts', '#app/entry-server.tsx', serverApp],
  ['src/server/pages/a.ts', '#machines/x.ts', serverNeighbours],
  ['steps/a/memory.ts', '#domain/x.ts', stepsNeighbours],
  ['steps/a/browser.ts', '#pages/home/x.tsx', stepsNeighbours],
] as const

test.each(pairWithFindings(forbidden, importsIt))('$planted.0 may not import $planted.1', ({ planted, findings }) => {
  expect(findings).toEqual([expect.stringContaining(planted[2])])
})

const allowed = [
  ['src/contract/a.ts', 'effect'],
  ['src/domain/a.ts', './b.ts'],
  ['src/content/a.ts', '#contract/x.ts'],
  ['machines/a.machine.ts', '#domain/x.ts'],
  ['machines/a.machine.ts', 'xstate'],
  ['src/site/a.ts', '#machines/x.ts'],
  ['src/device/a.ts', '#site/x.ts'],
  ['src/api/a.ts', 'ky'],
  ['src/ui/box/a.tsx', 'radix-ui'],
  ['src/ui/box/a.css.ts', '@vanilla-extract/css'],
  ['src/ui/box/a.css.ts', '../theme/vars.css.ts'],
  ['src/shell/a.tsx', '#addresses/paths.ts'],
  ['src/pages/home/a.tsx', '#addresses/paths.ts'],
  ['src/pages/home/a.tsx', '#machines/x.ts'],
  ['src/app/a.ts', '#pages/home/x.tsx'],
  ['src/server/pages/a.ts', '../http/x.ts'],
  ['src/server/a.ts', 'kysely'],
  ['steps/a/memory.ts', '#server/x.ts'],
] as const

test.each(pairWithFindings(allowed, importsIt))('$planted.0 may import $planted.1', ({ findings }) => {
  expect(findings).toEqual([])
})

const typesOnly = [
  ['src/domain/a.ts', '#contract/x.ts'],
  ['src/app/a.ts', '#server/x.ts'],
  ['src/server/a.ts', '#app/entry-server.tsx'],
] as const
const importsItsType = ([, source]: readonly [string, string, ...string[]]) => `export type { X } from '${source}'\n`

test.each(pairWithFindings(typesOnly, importsItsType))('$planted.0 may import types of $planted.1', ({ findings }) => {
  expect(findings).toEqual([])
})

const folderCrossing =
  "Cross a folder by its #name (package.json imports): '../' hides which layer an import reaches into."
const folderCrossings = [
  ['src/app/routes/a.ts', '../../domain/x.ts'],
  ['src/domain/a.ts', '../contract/x.ts'],
  ['src/pages/home/a.tsx', '../news/x.tsx'],
  ['steps/a/memory.ts', '../../machines/x.ts'],
  ['scripts/a.ts', '../src/server/x.ts'],
] as const

test.each(pairWithFindings(folderCrossings, importsIt))('$planted.0 may not reach $planted.1', ({ findings }) => {
  expect(findings).toContainEqual(expect.stringContaining(folderCrossing))
})

const inCircles = [
  ['src/site/a.ts', './p1-b.ts'],
  ['src/site/b.ts', './p0-a.ts'],
  ['machines/a.machine.ts', './p3-b.machine.ts'],
  ['machines/b.machine.ts', '#machines/p2-a.machine.ts'],
  ['src/shell/a.tsx', '#ui/box/p5-b.tsx'],
  ['src/ui/box/b.tsx', '#shell/p4-a.tsx'],
] as const
const knowsItsType = ([, source]: readonly [string, string]) =>
  `import type { Part } from '${source}'\nexport type Whole = { readonly part: Part }\n`

test.each(pairWithFindings(inCircles, knowsItsType))(
  '$planted.0 may not import types of $planted.1, which imports its own',
  ({ findings }) => {
    expect(findings).toContainEqual(expect.stringContaining('Dependency cycle detected'))
  },
)

const folderOrder = (root: string) => (folder: string, above: string) =>
  `${root}/${folder} may not import ${root}/${above}, which stands above it in lint/folder-order.ts`
const serverOrder = folderOrder('src/server')
const serverRoot = 'may not import what stands at the root of src/server/'
const against = [
  ['src/server/transaction/a.ts', '../accounts/own-reads.ts', serverOrder('transaction', 'accounts')],
  ['src/server/transaction/b.ts', '../create-site-service.ts', serverRoot],
  ['src/server/log/a.ts', '../network/network-of.ts', ''],
  ['src/server/network/a.ts', '../log/log-stream.ts', serverOrder('network', 'log')],
  ['src/server/feeds/a.ts', '#server/pages/document.ts', serverOrder('feeds', 'pages')],
  ['src/server/gifts/a.ts', '../log/log-stream.ts', 'Give src/server/gifts its place in lint/folder-order.ts.'],
  ['src/server/pages/a.ts', '../testing/open-site.testing.ts', 'What runs may not import tests.'],
  ['src/server/app.ts', './pages/pages.ts', ''],
  ['src/server/log/a.test.ts', '../create-site-service.ts', ''],
  ['src/domain/jobs/a.ts', '../search/paginate.ts', ''],
  ['src/domain/search/a.ts', '../jobs/open-board.ts', folderOrder('src/domain')('search', 'jobs')],
  ['src/domain/text/a.ts', '#domain/time/dates.ts', folderOrder('src/domain')('text', 'time')],
] as const
const importKinds = [importsIt, importsItsType]

test.each(importKinds.flatMap((code) => pairWithFindings(against, code)))(
  '$planted.0 may import $planted.1, if it may, in the order of the folders',
  ({ planted, findings }) => {
    expect(findings).toEqual(planted[2] === '' ? [] : [expect.stringContaining(planted[2])])
  },
)

test.each([
  ['src/server', [...serverFolders, ...serverTestFolders]],
  ['src/domain', domainFolders],
])('every folder of %s has its place in their order', (root, ordered) => {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name)).toEqual(ordered.toSorted())
})

const clock =
  'Take the time as an argument: code that reads the clock or the local time zone cannot be replayed or tested at another hour.'
const impure: [expression: string, reason: string][] = [
  ['new Date()', clock],
  ['new Date(2026, 0, 1)', clock],
  ['Date()', clock],
  ['Date.now()', 'Take the time as an argument: code that reads the clock cannot be replayed.'],
  ['Math.random()', 'Take random values as an argument: a flow must run the same way twice.'],
  ["fetch('/')", 'This folder runs without a network: take the answer as an argument or by provide.'],
  ['window.name', 'This folder runs without a browser.'],
  ['document.title', 'This folder runs without a browser.'],
  [
    "localStorage.getItem('x')",
    'This folder runs without a browser: take what was stored as an argument or by provide.',
  ],
]
const inBoth = impure.flatMap((pair) => [
  ['machines/a.machine.ts', ...pair] as const,
  ['src/domain/a.ts', ...pair] as const,
])
const usesIt = ([, expression]: readonly [string, string, string]) => `export const x = ${expression}\n`

test.each(pairWithFindings(inBoth, usesIt))('$planted.0 may not use $planted.1', ({ planted, findings }) => {
  expect(findings).toContainEqual(expect.stringContaining(planted[2]))
})

test('the domain may turn an instant that it is given into a date', () => {
  const code = 'export const at = (instant: number) => new Date(instant)\n'
  expect(lintAll([{ path: 'src/domain/a.ts', code }])).toEqual([[]])
})

const openPageMessage =
  'Open a browser by openPage of steps/worlds/open-page.ts: it sees what goes wrong in each of its tabs.'
const notClean = 'Only src/app/sanitise-html.ts may call HTML clean: take it from a `sanitise` that is handed in.'
const restrictedCode = [
  ['src/pages/home/a.tsx', 'export const x = <p dangerouslySetInnerHTML={{ __html: y }} />', 'dangerouslySetInnerHTML'],
  ['src/ui/box/a.tsx', 'export const x = <div dangerouslySetInnerHTML={{ __html: y }} />', 'dangerouslySetInnerHTML'],
  ['src/pages/home/a.tsx', 'export const x = y as SafeHtml', notClean],
  ['src/app/routes/a.tsx', 'export const x = y as SafeHtml', notClean],
  ['steps/screen/a.screen.ts', 'export const x = await browser.newContext()', openPageMessage],
  ['steps/a/browser.ts', 'export const x = await site.browser.newContext({})', openPageMessage],
  ['steps/screen/a.screen.ts', 'export const x = await chromium.launch()', openPageMessage],
  ['steps/screen/a.screen.ts', 'export const x = await site.contexts.take({})', openPageMessage],
] as const

test.each(pairWithFindings(restrictedCode, ([, code]) => `${code}\n`))(
  '$planted.0 may not write $planted.1',
  ({ planted, findings }) => {
    expect(findings).toContainEqual(expect.stringContaining(planted[2]))
  },
)

const longFunction = `export function f() {\n${'  Object.keys({})\n'.repeat(30)}}\n`
const limited = [['src/domain/a.ts'], ['machines/a.ts'], ['src/server/a.ts'], ['spec/a.ts']] as const

test.each(pairWithFindings(limited, () => longFunction))('$planted.0 holds to 30 lines a function', ({ findings }) => {
  expect(findings).toEqual([expect.stringContaining('has too many lines (32). Maximum allowed is 30.')])
})

test('a machine may have 360 lines', () => {
  const getLines = (count: number) => Array.from({ length: count }, (_, at) => `export const x${at} = ${at}\n`).join('')
  const machines = [360, 361].map((count) => ({ path: `machines/a${count}.machine.ts`, code: getLines(count) }))
  expect(lintAll(machines).map((found) => found.length > 0)).toEqual([false, true])
})

test('a test and the content may be as long as they need to be', () => {
  const exempt = ['src/domain/a.test.ts', 'src/content/a.ts'].map((path) => ({ path, code: longFunction }))
  expect(lintAll(exempt)).toEqual([[], []])
})

const createIds = (last: number) => Array.from({ length: last }, (_, at) => `[C2.1-0${at + 1}]`).join('')
const seven = createIds(7)
const imports = "import { limits } from './limits.ts'\n"
const tooMany = 'A test names at most 6 requirements'
const itself = 'This compares a value with itself'
const written = 'This compares a constant with its own text'
const unproved = [
  ['src/domain/a.test.ts', `test('${seven} a', () => {})`, tooMany],
  ['src/domain/b.test.ts', `test('${seven.slice(0, 36)}' + '${seven.slice(36)} a', () => {})`, tooMany],
  ['machines/a.test.ts', `test.each([['${seven}']])('%s a', () => {})`, tooMany],
  ['src/domain/c.test.ts', `${imports}test('a', () => { expect(limits.page).toBe(limits.page) })`, itself],
  ['spec/a.test.ts', "test('a', () => { const b = [1]; expect(b).toEqual(b) })", itself],
  ['src/ui/a.test.ts', `${imports}test('a', () => { expect(limits).toEqual({ page: 10, days: [7, -1] }) })`, written],
  [
    'src/ui/b.test.ts',
    `${imports}test('a', () => { expect([limits.page, limits['days']]).toEqual([10, 7]) })`,
    written,
  ],
] as const

test.each(pairWithFindings(unproved, ([, code]) => `${code}\n`))(
  '$planted.0 may not claim by $planted.1',
  ({ planted, findings }) => {
    expect(findings).toContainEqual(expect.stringContaining(planted[2]))
  },
)

const proved = [
  ['src/domain/a.test.ts', `test('${createIds(6)} a', () => {})`],
  ['src/domain/b.test.ts', `${imports}test('a', () => { expect(find(limits.page)).toBe(10) })`],
  ['src/domain/c.test.ts', `${imports}test('a', () => { expect(page().limit).toBe(limits.page) })`],
  ['src/domain/d.test.ts', "test('a', () => { const found = find(1); expect(found.page).toBe(10) })"],
  ['src/domain/e.test.ts', "test('a', () => { expect(draw('a')).toEqual(draw('a')) })"],
] as const
const claimFindings = [tooMany, itself, written]

test.each(pairWithFindings(proved, ([, code]) => `${code}\n`))('$planted.0 may claim by $planted.1', ({ findings }) => {
  expect(findings.filter((finding) => claimFindings.some((claim) => finding.includes(claim)))).toEqual([])
})

const noPause = 'A test waits for what it is about, never for the clock'
const noTiming = 'A test measures no time'
const impatient = [
  ['src/site/a.test.ts', "import { setTimeout as sleep } from 'node:timers/promises'\nawait sleep(5)", noPause],
  ['src/server/mail/a.testing.ts', "import { setTimeout, setImmediate } from 'timers/promises'", noPause],
  ['machines/a.test.ts', 'await new Promise((resolve) => setTimeout(resolve, 20))', noPause],
  ['steps/screen/a.screen.ts', 'await page.evaluate(() => globalThis.setTimeout(look, 1500))', noPause],
  ['steps/a/browser.ts', 'await page.waitForTimeout(100)', noPause],
  ['src/ui/a.test.tsx', "setInterval(() => socket.write('a'), 5)", noPause],
  ['spec/a.test.ts', 'const begun = performance.now()', noTiming],
] as const

test.each(pairWithFindings(impatient, ([, code]) => `${code}\n`))(
  '$planted.0 may not wait by $planted.1',
  ({ planted, findings }) => {
    expect(findings).toContainEqual(expect.stringContaining(planted[2]))
  },
)

const patient = [
  ['src/site/a.test.ts', "import { setImmediate } from 'node:timers/promises'\nawait setImmediate()"],
  ['src/site/b.test.ts', 'await new Promise((resolve) => setTimeout(resolve))'],
  ['steps/a/memory.ts', 'timers.setTimeout(run, delay)'],
  ['src/server/mail/a.ts', 'setInterval(look, 5_000)'],
  ['bench/a.ts', 'const begun = performance.now()'],
] as const

test.each(pairWithFindings(patient, ([, code]) => `${code}\n`))('$planted.0 may wait by $planted.1', ({ findings }) => {
  expect(findings.filter((finding) => finding.includes(noPause) || finding.includes(noTiming))).toEqual([])
})

test.each([...runsTheClock.keys()])('%s, which may let the clock run, does so', (file) => {
  expect(readFileSync(file, 'utf8')).toContain("'node:timers/promises'")
})

const actingLook = 'A look is taken again until it is satisfied, so it may not act'
const writtenByHand = 'The site writes this, not the step'
const byHandInTab = 'In another tab a person acts, and the site tells its tabs'
const stepFindings = [actingLook, writtenByHand, byHandInTab]
const meddlesome = [
  ['steps/a/browser.ts', 'export const verbs = { shows: { isBack: () => page.goBack() } }', actingLook],
  [
    'steps/b/browser.ts',
    'const open = () => followLink(page, to)\nexport const shows = () => sees(open, 1)',
    actingLook,
  ],
  [
    'steps/c/browser.ts',
    'const open = () => link.click()\nexport const a = { shows: { list: () => open() } }',
    actingLook,
  ],
  ['steps/a/memory.ts', "export const verbs = { shows: { list: () => flow.send({ type: 'a' }) } }", actingLook],
  ['steps/a/steps.ts', 'Then(words, () => sees(() => page.reload(), 1))', actingLook],
  ['steps/d/browser.ts', "export const leave = () => page.evaluate(() => localStorage.removeItem('a'))", writtenByHand],
  ['steps/e/browser.ts', "export const tell = () => new BroadcastChannel('a')", writtenByHand],
  ['steps/f/browser.ts', "export const choose = () => page.evaluate(() => (document.cookie = 'a'))", writtenByHand],
  ['steps/b/memory.ts', "export const tell = () => broadcastToTabs(tabs, 'a', {})", writtenByHand],
  ['steps/c/memory.ts', 'export const verbs = { signInInAnotherTab: () => stored.write(token) }', byHandInTab],
  ['steps/g/browser.ts', "export const leave = () => inAnotherTab(page, '/', () => writeToken(page, ''))", byHandInTab],
] as const

test.each(pairWithFindings(meddlesome, ([, code]) => `${code}\n`))(
  '$planted.0 may not do $planted.1',
  ({ planted, findings }) => {
    expect(findings).toContainEqual(expect.stringContaining(planted[2]))
  },
)

const proper = [
  ['steps/a/browser.ts', 'export const verbs = { open: () => link.click(), shows: { name: () => link.innerText() } }'],
  [
    'steps/a/steps.ts',
    'Then(words, async () => {\n  await page.reload()\n  await sees(async () => page.url(), to)\n})',
  ],
  ['steps/b/browser.ts', "export const leave = () => inAnotherTab(page, '/', (tab) => tab.getByText('Out').click())"],
  ['steps/a/memory.ts', 'export const verbs = { device: { write: (text) => stored.write(text) } }'],
] as const

test.each(pairWithFindings(proper, ([, code]) => `${code}\n`))('$planted.0 may do $planted.1', ({ findings }) => {
  expect(findings.filter((finding) => stepFindings.some((said) => finding.includes(said)))).toEqual([])
})

test.each([...deviceSetups.keys()])('%s, which may write by hand, does so', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/setItem|removeItem|\.clear\(\)|document\.cookie =|new BroadcastChannel/)
})

test.each([...openingFunctions])('%s, which may open what is folded, does so in %j', (file, names) => {
  for (const name of names) expect(readFileSync(file, 'utf8')).toContain(name)
})

const typed = 'Type apostrophes and single quotes as print has them: ’ ‘.'
const copy = [
  ['src/content/a.ts', "export const a = 'The firm\\'s first year'", typed],
  ['src/content/b.ts', 'export const b = `Say ${1} "no" early`', 'Type quotes as print has them: “ ”.'],
  ['src/content/c.ts', "export const c = 'One.  Two.'", 'One space between words.'],
  ['src/content/d.ts', "export const d = 'From 20 February 2025'", 'Write a date as June 3, 1973.'],
  ['src/content/e.ts', "export const e = 'The colour of money'", 'Spell as American English does, not “colour”.'],
  ['src/content/f.ts', "export const f = 'We analysed it'", 'Spell as American English does, not “analysed”.'],
  ['src/content/g.ts', "export const g = 'Change your e-mail'", 'Spell it email. Not “e-mail”.'],
  ['machines/h.ts', "export const h = { says: ['The job is not open any more.'] }", 'Write: anymore, or no longer.'],
  ['src/pages/apply/i.tsx', 'export const i = () => <p>Please put it aside.</p>', 'Write: remove.'],
  ['src/server/accounts/j-mails.ts', 'export const j = `${1} day: you need do nothing.`', 'Write: need to do.'],
  ['src/domain/visit/k.ts', "export const k = 'This link has run out.'", 'Write: expires.'],
] as const

test.each(pairWithFindings(copy, ([, code]) => `${code}\n`))(
  'visitors may not read $planted.1',
  ({ planted, findings }) => {
    expect(findings).toEqual([expect.stringContaining(planted[2])])
  },
)

const fair = [
  ['src/content/a.ts', "export const a = 'It’s “so”: analyses of June 3, 1973'"],
  ['src/content/b.ts', 'export const b = `<a href="/careers/open">All open jobs</a> and more`'],
  ['src/content/c.test.ts', "export const c = 'The firm\\'s colour'"],
  ['src/site/d.ts', "export const d = 'The firm\\'s colour'"],
  ['machines/e.ts', "export const e = { meta: { description: 'an e-mail is told of it' } }"],
  ['src/pages/apply/f.test.tsx', "export const f = 'Change your e-mail'"],
] as const

test.each(pairWithFindings(fair, ([, code]) => `${code}\n`))('$planted.0 may have $planted.1', ({ findings }) => {
  expect(findings.filter((finding) => /copy|Spell|Write/.test(finding))).toEqual([])
})

const ownElement = 'Give text that comes, goes or changes an element of its own'
const beforeText = 'Give the text after it an element of its own'
const oneText = 'Join these texts to one'
const textFindings = [ownElement, beforeText, oneText]
const drawn = (line: string, before = '') => `${before}export const A = ({ a, b, words, chip }) => ${line}`
const looseTexts = [
  [ownElement, drawn("<p><b>{b}</b>{a && 'Saved'}</p>")],
  [ownElement, drawn('<p>Filters{a > 0 && ` (${a} active)`}</p>')],
  [ownElement, drawn("<p>{a === 1 && 'copied'}{a === 2 && 'refused'}</p>")],
  [ownElement, drawn("<p>{a ? 'The contacts could not be loaded. ' : ''}Please call.</p>")],
  [ownElement, drawn("<p>{a ? 'Hide' : 'Show'}<b> {b}</b></p>")],
  [ownElement, drawn("<p><b>{a}</b> {words.join(' ')}</p>")],
  [ownElement, drawn('<p><b>{a}</b>{b && words}</p>')],
  [ownElement, drawn('<p><b>{a}</b>{b ? words : null}</p>')],
  [ownElement, drawn("<>{a ? <b>here</b> : 'there'}<i>.</i></>")],
  [beforeText, drawn('<p>{a && <b>New</b>} {b}</p>')],
  [beforeText, drawn('<p>{words.map((each) => <b>{each}</b>)}and so on</p>')],
  [beforeText, drawn('<p>{chip(a)}{b && mark}and so on</p>', 'const mark = <b>!</b>\n')],
  [oneText, drawn('<p role="status">{messages(a)}</p>')],
  [oneText, drawn('<p>{b && messages(a)}</p>')],
  [oneText, 'export const A = ({ words }: { readonly words: ReadonlyArray<string> }) => <p>{words}</p>'],
  [oneText, 'type Props = { words: readonly string[] }\nexport const A = ({ words }: Props) => <p>{words}</p>'],
] as const

test.each(
  pairWithFindings(
    looseTexts.map(([finding, code]) => ['src/ui/box/a.tsx', code, finding] as const),
    ([, code]) => `${code}\n`,
  ),
)('no page may draw $planted.1', ({ planted, findings }) => {
  const found = findings.filter((finding) => textFindings.some((text) => finding.includes(text)))
  expect(found.map((finding) => finding.includes(planted[2]))).toEqual(
    planted[1].includes('refused') ? [true, true] : [true],
  )
})

const steadyTexts = [
  drawn("<p>{a && 'Saved'}</p>"),
  drawn("<p>{a ? 'Hide' : ''}</p>"),
  drawn("<p>{words.join(' ')}</p>"),
  drawn('<p>Thank you, {a}. <b>{b}</b></p>'),
  drawn('<p>Filters <b>{a > 0 && ` (${a} active)`}</b></p>'),
  drawn('<div>{a && <b>New</b>}<p>{b}</p></div>'),
  drawn('<div>{a ? <b>New</b> : chip}<p>{b}</p></div>'),
  drawn('<div>{a && chip(b)}<p>{b}</p></div>', 'const chip = (name) => <b>{name}</b>\n'),
  drawn('<ul>{words.map((each) => <li>{each}</li>)}</ul>'),
  drawn('<p>{a} of {b}</p>'),
] as const

test.each(
  pairWithFindings(
    steadyTexts.map((code) => ['src/ui/box/a.tsx', code] as const),
    ([, code]) => `${code}\n`,
  ),
)('a page may draw $planted.1', ({ findings }) => {
  expect(findings.filter((finding) => textFindings.some((text) => finding.includes(text)))).toEqual([])
})
