import { buffer } from 'node:stream/consumers'
import { execFileSync } from 'node:child_process'
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { createFileStore, type FileStore } from '../files/file-store.ts'
import { makeKey, openKeyRing } from '../files/key-ring.ts'
import { exportApplications } from './export-applications.ts'
import { createApplicant, storeApplication, storeApplicationFile } from './keep-application.testing.ts'
import { readSentPage, type SentApplicationsQuery } from './sent-applications.ts'

let database: Database
let root: string
let store: FileStore
let identity: string
let recipient: string
let path: string

const evil = '<script>alert("1")</script> & Co'

beforeAll(async () => {
  database = await openTestDatabase('export_archive')
  root = mkdtempSync(join(tmpdir(), 'archive-'))
  identity = await makeKey()
  recipient = await identityToRecipient(identity)
  store = createFileStore({ folder: join(root, 'stored'), keys: await openKeyRing([await makeKey()]) })
  const { db } = database
  const [ada, ben] = [
    await createApplicant(db, ['Ada', 'Moss', 'ada@engine.example']),
    await createApplicant(db, ['Ben', evil, 'ben@engine.example']),
  ]
  await storeApplication(db, { Application_ID: 'a', Applicant_ID: ada, note: 'I can begin in May.\nOr in June.' })
  await storeApplication(db, {
    Application_ID: 'b',
    Applicant_ID: ben,
    JobPosting_ID: '8',
    state: 'interview',
    note: evil,
  })
  await storeApplication(db, { Application_ID: 'c', Applicant_ID: ada, JobPosting_ID: '8', state: 'withdrawn' })
  const file = { Application_ID: 'a', file_name: 'cv 100% #1.pdf' }
  await storeApplicationFile(db, store, { ...file, Attachment_ID: '1' }, 'What I can do '.repeat(10_000))
  await storeApplicationFile(
    db,
    store,
    { ...file, Attachment_ID: '2', file_name: 'not seen.pdf', scan: 'not scanned' },
    'Unseen',
  )
  await storeApplicationFile(
    db,
    store,
    { ...file, Attachment_ID: '3', file_name: 'gone.pdf', scan: 'removed' },
    'Removed',
  )
})
afterAll(async () => {
  await database.close()
  rmSync(root, { recursive: true })
})
beforeEach(() => {
  path = join(mkdtempSync(join(root, 'to-')), 'sent.tar.age')
})

const noFilter = { posting: null, since: null }
const parts = (signal = new AbortController().signal) => ({
  readPage: (wanted: SentApplicationsQuery) => readSentPage(database.db, wanted),
  openStore: async (): Promise<Pick<FileStore, 'read'>> => store,
  withUnscanned: true,
  openKeys: () => openKeyRing([]),
  readEqualOpportunity: async () => [],
  signal,
})

function readFiles(folder: string) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  return Object.fromEntries(names.toSorted().map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

async function unpack() {
  const ring = await openKeyRing([identity])
  const input = await buffer(await ring.decrypt(createReadStream(path), ring.keyId))
  const folder = mkdtempSync(join(root, 'unpacked-'))
  execFileSync('tar', ['-xf', '-', '-C', folder], { input })
  return readFiles(folder)
}

test('one encrypted file holds what a folder would, and nothing of it was in clear text on the disk', async () => {
  const folder = `${path}-folder`
  const plain = await exportApplications(parts(), { path: folder, recipient: null }, noFilter)
  const onDisk: string[] = []
  const watched = {
    ...parts(),
    readEqualOpportunity: async () => {
      const draft = `${path}.draft`
      for (const name of readdirSync(draft)) onDisk.push(readFileSync(join(draft, name), 'latin1'))
      return []
    },
  }
  const sealed = await exportApplications(watched, { path, recipient }, noFilter)
  expect([sealed, await unpack()]).toEqual([plain, readFiles(folder)])
  // Of six letters at least: encrypted bytes hold each word of three in one run of a hundred.
  const clear = /What I can do|Unseen|\w@\w+\.example/
  const texts = [onDisk, Object.values(readFiles(folder))].map((all) => all.join('\n'))
  expect([onDisk.length > 0, ...texts.map((text) => clear.test(text))]).toEqual([true, false, true])
  expect([readdirSync(join(path, '..')).toSorted(), statSync(path).mode & 0o777]).toEqual([
    ['sent.tar.age', 'sent.tar.age-folder'],
    0o600,
  ])
  expect(Object.keys(readFiles(folder))).toEqual([
    'applications.csv',
    'applications.json',
    'files/Moss-a-cv 100% #1.pdf',
    'index.html',
    'unscanned-files/Moss-a-not seen.pdf',
  ])
})

test('a file that breaks in the middle is told, and the archive is whole without it', async () => {
  const broken = {
    ...parts(),
    openStore: async () => ({
      async read() {
        return (async function* cut() {
          yield Buffer.from('What I ')
          throw new Error('The file was cut short.')
        })()
      },
    }),
  }
  const { files, problems } = await exportApplications(broken, { path, recipient }, noFilter)
  expect([files, problems[0], Object.keys(await unpack())]).toEqual([
    0,
    'Moss-a-cv 100% #1.pdf could not be read: The file was cut short.',
    ['applications.csv', 'applications.json', 'index.html'],
  ])
})

test('an archive that is ended, or that something stands in place of, leaves nothing', async () => {
  const stop = new AbortController()
  const readPage = async (wanted: SentApplicationsQuery) => {
    stop.abort(new Error('stopped'))
    return readSentPage(database.db, wanted)
  }
  const ended = exportApplications({ ...parts(stop.signal), readPage }, { path, recipient }, noFilter)
  await expect(ended).rejects.toThrow('stopped')
  writeFileSync(path, 'mine')
  await expect(exportApplications(parts(), { path, recipient }, noFilter)).rejects.toThrow('is there already')
  expect([existsSync(`${path}.draft`), readFileSync(path, 'utf8')]).toEqual([false, 'mine'])
  mkdirSync(`${path}-2.draft`)
  const busy = exportApplications(parts(), { path: `${path}-2`, recipient }, noFilter)
  await expect(busy).rejects.toThrow('another export is at work')
})

test('the page lists applications by job and state, links to each and to its files, and runs nothing', async () => {
  const folder = `${path}-folder`
  await exportApplications(parts(), { path: folder, recipient: null }, noFilter)
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  expect([...page.matchAll(/<h[123]>(.*)<\/h[123]>/g)].map(([, title]) => title)).toEqual([
    'Applications',
    'Cost Analyst 7 (posting 7)',
    'submitted (1)',
    'Cost Analyst 8 (posting 8)',
    'interview (1)',
    'withdrawn (1)',
    'Ada Moss',
    'Files',
    'Ben &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; Co',
  ])
  const links = [...page.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link)
  const isThere = (link: string) =>
    link.startsWith('#') ? page.includes(`id="${link.slice(1)}"`) : existsSync(join(folder, decodeURIComponent(link)))
  expect([links.length, links.filter((link) => !isThere(link))]).toEqual([4, []])
  expect(page.match(/<script|<!-- applications|\son\w+="|src=/g)).toEqual(null)
  expect(page).toContain('I can begin in May.\nOr in June.')
  expect(page).toContain('nothing has looked at it for viruses')
})
