import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sectionNames } from '#contract/application-sections.ts'
import { hour } from '../accounts/open-accounts.testing.ts'
import { openForms } from '../applications/open-forms.testing.ts'
import { readKeys } from '../attachments/file-keys.ts'
import { openKeyRing } from '../files/key-ring.ts'
import { createActRecorder } from '../control/acts.ts'
import { exportApplications } from './export-applications.ts'
import { createFirmHandler } from './firm-handler.ts'

let site: Awaited<ReturnType<typeof openForms>>
let root: string
let target: string

beforeAll(async () => {
  site = await openForms('export_form', { hasSsnQuestion: true })
  root = mkdtempSync(join(tmpdir(), 'forms-'))
})
beforeEach(async () => {
  await site.reset()
  target = join(mkdtempSync(join(root, 'to-')), 'out')
})
afterAll(async () => {
  await site.database.close()
  rmSync(root, { recursive: true })
})

async function sentAll() {
  const person = await site.drafted()
  // Its file is not in the store, and is left out of an export for that.
  await site.file(person.id)
  await site.fill(person.token, person.id, sectionNames)
  await site.whole(person.token, person.id)
  await site.database.db.updateTable('attachment').set({ scan: 'removed' }).execute()
  return person
}

async function write(isEqualOpportunityByPerson = false, since: string | null = null) {
  const { db } = site.database
  const head = { firmName: 'A firm', origin: () => 'http://localhost', isEqualOpportunityByPerson }
  const { readSent: readPage, readEqualOpportunity } = createFirmHandler({
    ...head,
    db,
    clock: site.now,
    record: createActRecorder({ clock: site.now }),
  })
  const openKeys = async () => openKeyRing(await readKeys(db))
  const openStore = () => Promise.reject(new Error('No file is wanted.'))
  const { signal } = new AbortController()
  const parts = { readPage, readEqualOpportunity, openKeys, openStore, withUnscanned: false, signal }
  return exportApplications(parts, { path: target, recipient: null }, { posting: null, since })
}

const read = (name: string) => readFileSync(join(target, name), 'utf8')
const table = (name: string) => parse(read(name), { bom: true }) as ReadonlyArray<ReadonlyArray<string>>

test('the firm gets the form as it was sent, in its table and as JSON, and nothing there that is kept apart', async () => {
  const { id } = await sentAll()
  await write()
  const [row] = parse(read('applications.csv'), { bom: true, columns: true }) as ReadonlyArray<Record<string, string>>
  const [{ form }] = JSON.parse(read('applications.json'))
  expect([row?.['application id'], row?.['form sent'], row?.['education'], row?.['veteran status']]).toEqual([
    id,
    site.now().toISOString(),
    'School: Elm College\nDegree or certificate: B.S.\nFrom: September 2010\nTo: June 2014',
    'Veteran status: Not a protected veteran',
  ])
  expect([form.sent, form.sections[1]]).toEqual([
    site.now().toISOString(),
    {
      title: 'Education',
      entries: [
        [
          { label: 'School', value: 'Elm College' },
          { label: 'Degree or certificate', value: 'B.S.' },
          { label: 'From', value: 'September 2010' },
          { label: 'To', value: 'June 2014' },
        ],
      ],
    },
  ])
  expect(`${read('applications.csv')}${read('applications.json')}`).not.toMatch(/6789|Female|Asian/)
})

test('[C5-16] numbers stand in a table of their own that only this user may read', async () => {
  const { id } = await sentAll()
  await write()
  const mode = statSync(join(target, 'social-security-numbers.csv')).mode & 0o777
  expect([table('social-security-numbers.csv'), mode]).toEqual([
    [
      ['application id', 'first name', 'last name', 'number'],
      [id, 'Dora', 'Moss', '123-45-6789'],
    ],
    0o600,
  ])
})

test('equal-opportunity answers are exported as counts, once they are counted', async () => {
  await sentAll()
  await write()
  const before = readdirSync(target).toSorted()
  site.pass(24 * hour)
  await site.service.processApplications()
  target = `${target}-later`
  await write()
  expect([before, table('equal-opportunity.csv')]).toEqual([
    ['applications.csv', 'applications.json', 'files', 'index.html', 'social-security-numbers.csv'],
    [
      ['posting id', 'year', 'list', 'choice', 'count'],
      ['Cost1', '2026', 'EthnicCategory', 'Asian', '1'],
      ['Cost1', '2026', 'Gender', 'Female', '1'],
      ['Cost1', '2026', 'MaritalStatus', '', '1'],
    ],
  ])
  expect(readdirSync(target)).not.toContain('equal-opportunity-by-person.csv')
})

test('where the firm must keep them by person they are exported so, apart from all else', async () => {
  const { id } = await sentAll()
  await write(true)
  expect(table('equal-opportunity-by-person.csv')).toEqual([
    ['application id', 'posting id', 'first name', 'last name', 'gender', 'ethnic category', 'marital status'],
    [id, 'Cost1', 'Dora', 'Moss', 'Female', 'Asian', ''],
  ])
})

test('the page that is read holds the form as it was sent, and nothing that is kept apart', async () => {
  await sentAll()
  await write(true)
  const page = read('index.html')
  expect([page.includes('Elm College'), /6789|Female|Asian/.test(page)]).toEqual([true, false])
})

test('of a withdrawn application, of a draft and of a form that was not sent nothing is exported', async () => {
  const { token, id } = await sentAll()
  await site.withdraw(token, id)
  const draft = await site.drafted()
  await site.fill(draft.token, draft.id, sectionNames)
  const alone = await site.drafted()
  await site.fill(alone.token, alone.id, sectionNames)
  await site.file(alone.id)
  await site.submit(alone.token, alone.id)
  await site.database.db.updateTable('attachment').set({ scan: 'removed' }).execute()
  await write(true)
  const all = readdirSync(target)
    .filter((name) => name !== 'files')
    .map(read)
    .join('\n')
  expect([all.includes(alone.id), all.includes(draft.id), /Elm College|6789|Female/.test(all)]).toEqual([
    true,
    false,
    false,
  ])
})

test('what changed since a day counts a form that was sent later', async () => {
  const { token, id } = await site.drafted()
  await site.file(id)
  await site.submit(token, id)
  site.pass(hour)
  const since = site.now().toISOString()
  await site.fill(token, id, sectionNames)
  await site.whole(token, id)
  await site.database.db.updateTable('attachment').set({ scan: 'removed' }).execute()
  expect((await write(false, since)).applications).toBe(1)
})
