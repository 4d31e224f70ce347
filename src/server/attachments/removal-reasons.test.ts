import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '#contract/operations.ts'
import { password, start } from '../accounts/open-accounts.testing.ts'
import { addApplication, openAttachments } from './open-attachments.testing.ts'

let site: Awaited<ReturnType<typeof openAttachments>>
let applicationId: string

beforeAll(async () => {
  site = await openAttachments('removal_reasons', start)
})
beforeEach(async () => {
  await site.database.db.deleteFrom('application').execute()
  await site.database.db.deleteFrom('file_removal').execute()
  applicationId = await addApplication(site.database, site.ids.ada ?? '', { at: new Date(start) })
  await site.attach({ applicationId })
})
afterAll(() => site.close())

async function listedByTerm() {
  const rows = await site.database.db.selectFrom('file_removal').select('is_by_term').execute()
  return rows.length === 1 ? rows[0]?.is_by_term : null
}

const longAgo = '2015-01-01T12:00:00.000Z'
const yesterday = new Date(start - 24 * 60 * 60_000).toISOString()

const set = (changes: object) =>
  site.database.db.updateTable('application').set(changes).where('Application_ID', '=', applicationId).execute()

const endings: Readonly<Record<string, { readonly isByTerm: boolean; readonly end: () => Promise<unknown> }>> = {
  'applications/withdraw-application.ts: a draft that is discarded': {
    isByTerm: false,
    end: () => site.send([call('DiscardApplication', applicationId)], { token: site.tokens.ada }),
  },
  'applications/maintain-applications.ts: a draft that nobody changes': {
    isByTerm: true,
    end: async () => {
      await set({ changed_at: longAgo, reminders: 2, ends_at: yesterday })
      await site.service.processApplications()
    },
  },
  'applications/maintain-applications.ts: an application after its term': {
    isByTerm: true,
    end: async () => {
      await set({ state: 'submitted', told_state: 'submitted', submitted_at: longAgo })
      await site.service.processApplications()
    },
  },
  'accounts/applicants.ts: an account that is deleted': {
    isByTerm: false,
    end: async () => {
      const Application_ID = await addApplication(site.database, site.ids.ben ?? '', { at: new Date(start) })
      const ofBen = { Attachment_ID: 'ben', stored_name: 'b'.repeat(32), Application_ID }
      const [row] = await site.rows()
      const values = { ...row!, ...ofBen, uploaded_at: longAgo, sent_at: null, removed_at: null }
      await site.database.db.insertInto('attachment').values(values).execute()
      await site.send([call('DeleteAccount', password)], { token: site.tokens.ben })
    },
  },
  'accounts/applicants.ts: an account that nobody uses': {
    isByTerm: true,
    end: async () => {
      const unused = { last_used_at: longAgo, unused_warnings: 2, unused_ends_at: yesterday }
      const accounts = site.database.db.updateTable('Applicant').set(unused)
      await accounts.where('Applicant_ID', '=', site.ids.ada ?? '').execute()
      await site.service.endUnusedAccounts()
    },
  },
}

const exemptFiles = ['applications/revert-applications.ts', 'attachments/tidy-files.ts']

test('of every place that deletes rows of files, or what they hang on, it is decided whether a person asked for it', () => {
  const root = join(import.meta.dirname, '..')
  const deletes = /deleteFrom\('(Applicant|application|attachment)'\)/
  const places = globSync('**/*.ts', { cwd: root })
    .filter((file) => !/\.(test|testing)\.ts$/.test(file) && deletes.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => file.split(sep).join('/'))
  const decided = Object.keys(endings).map((name) => name.split(':')[0] ?? '')
  expect(places.toSorted()).toEqual([...new Set([...decided, ...exemptFiles])].toSorted())
})

test.each(Object.entries(endings))('%s', async (_, { isByTerm, end }) => {
  await end()
  expect(await listedByTerm()).toBe(isByTerm)
})
