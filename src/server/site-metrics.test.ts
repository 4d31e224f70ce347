import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Database } from './database/open-database.ts'
import { openTestDatabase } from './database/open-test-database.testing.ts'
import { taskNames } from './database/task-runs.ts'
import { makeKey, openKeyRing } from './files/key-ring.ts'
import { createApplicant, storeApplication } from './firm/keep-application.testing.ts'
import { readConfig } from './settings/config.ts'
import { siteMetrics } from './site-metrics.ts'
import { startServer } from './start-server.ts'

type Sample = { readonly name: string; readonly labels: Readonly<Record<string, string>>; readonly value: number }

type Rule = {
  readonly alert: string
  readonly expr: string
  readonly labels?: { readonly severity?: string }
  readonly annotations?: { readonly summary?: string; readonly action?: string }
}

const readProjectFile = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

const rules = (
  parse(readProjectFile('deploy/alerts.yaml')) as { groups: ReadonlyArray<{ rules: Rule[] }> }
).groups.flatMap((group) => group.rules)

const readLabels = (text = '') => [...text.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)]

const parseSamples = (text: string): ReadonlyArray<Sample> =>
  [...text.matchAll(/^([a-z_]\w*)(?:\{(.*)\})? (\S+)$/gm)].map(([, name = '', labels, value]) => ({
    name,
    labels: Object.fromEntries(readLabels(labels).map(([, label, , of]) => [label, of])),
    value: Number(value),
  }))

/** What Prometheus itself adds to what it scrapes. */
const ofPrometheus: Sample = { name: 'up', labels: { job: 'site', instance: 'a:8080' }, value: 1 }

const wholeBackup = '2026-11-20T02:31:00.000Z'
const backups = [
  ['2026-11-19T02:35:00.000Z', 'data backup'],
  [wholeBackup, 'data backup'],
  ['2026-11-21T02:30:00.000Z', 'data backup in part'],
].map(([at = '', command = '']) => ({ at, command, operator: 'ada@larch', summary: '81 tables.' }))

let folder: string
let database: Database
let text: string
let samples: ReadonlyArray<Sample>

const webhook = { WEBHOOK_URL: 'http://localhost:9/hook', WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}` }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'metrics-'))
  database = await openTestDatabase('site_metrics')
  await database.db.insertInto('operator_act').values(backups).execute()
  const server = await startServer({
    config: { ...readConfig(webhook), port: 0, dataDir: folder },
    database,
    logger: false,
    pages: () => () => async (app) => void app.get('/broken', () => Promise.reject(new Error('broken'))),
  })
  for (const path of ['/healthz', '/broken', '/data/attachments/opened/a-ticket'])
    await fetch(`${server.address}${path}`)
  text = await (await fetch(`${server.address}/metrics`)).text()
  samples = [...parseSamples(text), ofPrometheus]
  await server.close()
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const find = (name: string) => samples.filter((sample) => sample.name === name)

test('everything that the site does by itself is recorded with its last success', async () => {
  const rows = await database.db.selectFrom('task_run').selectAll().execute()
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...taskNames].toSorted())
  expect(rows.filter(({ last_success }) => last_success === null)).toEqual([])
})

test('no number of the site fails on a new site, and each says what it is', () => {
  expect(find('site_metrics_errors').filter(({ value }) => value !== 0)).toEqual([])
  const explained = new Set([...text.matchAll(/^# HELP (\S+) (\S+ \S+.*)$/gm)].map(([, name]) => name))
  const names = new Set(parseSamples(text).map(({ name }) => name.replace(/_(?:bucket|sum|count)$/, '')))
  expect([...names].filter((name) => !explained.has(name))).toEqual([])
})

test('a backup that lacks files is no success', () => {
  expect(find('backup_last_success_seconds').map(({ value }) => value)).toEqual([Date.parse(wholeBackup) / 1000])
})

test('a scraper tells the version, the database and the migrations of a process', () => {
  const { version } = JSON.parse(readProjectFile('package.json'))
  const labels = { version: expect.stringMatching(`^${version}`), node: process.versions.node, database: 'embedded' }
  expect(find('site_info')).toEqual([{ name: 'site_info', labels, value: 1 }])
  const [applied, known] = find('site_migrations')
  expect(applied?.value).toEqual(known?.value)
})

const words = new Set(['and', 'or', 'unless', 'bool', 'ignoring', 'on'])

const withoutGroups = (expr: string) => expr.replaceAll(/\bby \([^)]*\)/g, '').replaceAll(/\[[^\]]*\]/g, '')

const readSelectors = (expr: string) =>
  [...withoutGroups(expr).matchAll(/(?<![\w."{])([a-z_]\w*)\b(?!\s*\()(?:\{([^}]*)\})?/g)]
    .map(([, name = '', labels]) => ({ name, matchers: readLabels(labels) }))
    .filter(({ name }) => !words.has(name))

function meets({ labels }: Sample, [, label = '', operator, value = '']: ReadonlyArray<string>) {
  const found = labels[label]
  if (found === undefined) return false
  return operator?.includes('~') ? new RegExp(`^(?:${value})$`).test(found) : found === value
}

test.for(rules)('the alert $alert asks for numbers and labels that a running site has', ({ expr }) => {
  const selectors = readSelectors(expr)
  const unknown = selectors.flatMap(({ name, matchers }) => [
    ...(find(name).length > 0 ? [] : [name]),
    ...matchers
      .filter((matcher) => !find(name).some((sample) => meets(sample, matcher)))
      .map(([asked]) => `${name} ${asked}`),
  ])
  const labels = new Set(selectors.flatMap(({ name }) => find(name).flatMap((sample) => Object.keys(sample.labels))))
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, by = '']) => by.split(/, */))
  const strange = grouped.filter((label) => label !== 'instance' && !labels.has(label))
  expect([selectors.length > 0, unknown, strange]).toEqual([true, [], []])
})

test.for(rules)('the alert $alert says how urgent it is, what is wrong and what to do', ({ labels, annotations }) => {
  expect(['page', 'ticket']).toContain(labels?.severity)
  expect(annotations?.summary).toMatch(/^\S+ .*\.$/)
  expect(annotations?.action).toMatch(/^.{21,}: docs\/\w+\.md#[\w-]+$/)
})

test('no two alerts have one name', () => {
  const names = rules.map(({ alert }) => alert)
  expect(names).toEqual([...new Set(names)])
})

test('files and numbers are counted by the id of their key and by its place, and no key is told', async () => {
  const { db } = database
  const [newest, older, lost] = [await makeKey(), await makeKey(), await makeKey()]
  const readId = async (key: string) => (await openKeyRing([key])).keyId
  const ada = await createApplicant(db, ['Ada', 'Moss', 'ada@engine.example'])
  await storeApplication(db, { Application_ID: 'a', Applicant_ID: ada })
  const file = {
    AttachmentType_ID: '1',
    size: 1,
    uploaded_at: '2026-11-01',
    Application_ID: 'a',
    scan: 'clean',
  } as const
  const ids = await Promise.all([newest, older, older, lost].map(readId))
  const files = ids.map((key_id, index) => ({ ...file, key_id, name: `${index}`, file_name: `${index}` }))
  await db
    .insertInto('attachment')
    .values(files.map((row) => ({ ...row, Attachment_ID: row.name, stored_name: row.name })))
    .execute()
  const secret = { Application_ID: 'a', kind: 'ssn', sealed: 'x', version: 1, changed_at: '2026-11-01' } as const
  await db
    .insertInto('application_secret')
    .values({ ...secret, key_id: ids[1] ?? '' })
    .execute()
  const told = await siteMetrics({ database }, { dataDir: folder, fileKeys: [newest, older] }).text()
  const lines = told.split('\n').filter((line) => line.startsWith('encrypted_rows'))
  expect(lines.toSorted()).toEqual(
    [
      'encrypted_rows{state="newest"} 1',
      'encrypted_rows{state="older"} 3',
      'encrypted_rows{state="nowhere"} 1',
      `encrypted_rows_of_key{key="${ids[0]}",table="attachment"} 1`,
      `encrypted_rows_of_key{key="${ids[1]}",table="attachment"} 2`,
      `encrypted_rows_of_key{key="${ids[1]}",table="application_secret"} 1`,
      `encrypted_rows_of_key{key="${ids[3]}",table="attachment"} 1`,
    ].toSorted(),
  )
  expect(told).not.toContain('AGE-SECRET-KEY')
})
