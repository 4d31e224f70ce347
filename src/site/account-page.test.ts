import { accountDataEntity } from '#contract/account-operations.ts'
import { noForm } from '#contract/application-children.ts'
import { applicationEntity } from '#contract/application-operations.ts'
import type { ApplicantApplication } from '#contract/application.ts'
import * as readers from '#contract/readers.ts'
import type { SiteApi } from '#contract/site-api.ts'
import * as accountWriter from '#domain/account/account-data-page.ts'
import { createActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { createAccountPageFlow } from './account-page.ts'
import { createSessionFlow } from './session.ts'
import { silentPorts } from './silent-ports.ts'
import type { Site } from './site.ts'
import { noNotices, transactionRunner } from './transaction.ts'

const at = '2026-11-24T17:20:31.000Z'

const application = (id: string, isWhole: boolean): ApplicantApplication => ({
  Application_ID: id,
  JobPosting_ID: 'generic',
  Posting: null,
  IsPostingOpen: true,
  State: 'draft',
  Note: '',
  StartedAt: at,
  SubmittedAt: null,
  DeletedOn: '2028-11-23',
  History: [],
  Attachments: [],
  ...noForm,
  EmploymentHistory: isWhole
    ? [{ Entry: 'a', Version: 1, Values: { Employer: `Ash ${id}` }, ChangedAt: at, IsTakenOver: false }]
    : [],
})

const account = (ids: ReadonlyArray<string>) => ({
  FirstName: 'Ada',
  LastName: 'Moss',
  Email: 'ada@example.org',
  CreatedAt: at,
  UsedAt: at,
  EmailConfirmedAt: null,
  Sessions: [],
  Events: [],
  SavedJobs: [],
  JobAlerts: [],
  FormerEmails: [],
  Applications: ids.map((id) => application(id, false)),
})

function open(ids: ReadonlyArray<string>, gone: ReadonlyArray<string> = []) {
  const asked: Array<ReadonlyArray<string>> = []
  const files: Array<{ readonly name: string; readonly text: string }> = []
  const told: string[] = []
  let isBusy = false
  const transact: SiteApi['transact'] = async ([operation]) => {
    const { PrefetchPath, Params } = operation ?? { PrefetchPath: '', Params: [] }
    if (PrefetchPath === applicationEntity) asked.push(Params)
    const rows =
      PrefetchPath === accountDataEntity
        ? [account(ids)]
        : Params.filter((id) => !gone.includes(id)).map((id) => application(id, true))
    const Payload = JSON.stringify({ [PrefetchPath]: rows })
    const Success = !(isBusy && PrefetchPath === applicationEntity)
    return {
      Success,
      Payload: Success ? Payload : '',
      Msg: '',
      Log: null,
      MsgDate: null,
      UserInfo: null,
      brokenBusinessRule: false,
    }
  }
  const ports = {
    ...silentPorts,
    api: { transact },
    readers: async () => readers,
    accountWriter: async () => accountWriter,
    files: { ...silentPorts.files, offer: (name: string, text: string) => void files.push({ name, text }) },
  }
  const notify = ({ title }: { readonly title: string }) => void told.push(title)
  const session = createActor(createSessionFlow(ports, { notify })).start()
  const calls = { transactQuietly: transactionRunner(ports, () => {}, ports)(noNotices) }
  const input = { settings: { firmName: 'A firm' } }
  const site = {
    actors: { session },
    calls,
    input,
    notifications: { notify },
    ports,
    signOut: () => {},
  } as unknown as Site
  const page = createActor(createAccountPageFlow(site)).start()
  const listed = () => waitFor(page, (snapshot) => snapshot.matches('listed'))
  return {
    asked,
    files,
    told,
    beBusy: () => {
      isBusy = true
    },
    exportData: async () => {
      await listed()
      page.send({ type: 'file.requested', format: 'JSON' })
      await listed()
    },
  }
}

const ids = Array.from({ length: 23 }, (_, row) => `${row}`)

test('the page of an account reads no form; a file of it holds them all, read ten at a time', async () => {
  const { asked, files, exportData } = open(ids)
  await exportData()
  const { Applications } = JSON.parse(files[0]?.text ?? '') as { Applications: ReadonlyArray<ApplicantApplication> }
  expect(asked.map((some) => some.length)).toEqual([10, 10, 3])
  expect(asked.flat()).toEqual(ids)
  expect(Applications.map(({ EmploymentHistory: [part] }) => part?.Values['Employer'])).toEqual(
    ids.map((id) => `Ash ${id}`),
  )
})

test('a file without applications asks for no form, and one that is gone meanwhile stands there as it was read', async () => {
  const [none, some] = [open([]), open(['1', '2'], ['2'])]
  await none.exportData()
  await some.exportData()
  const { Applications } = JSON.parse(some.files[0]?.text ?? '') as {
    Applications: ReadonlyArray<ApplicantApplication>
  }
  expect([
    none.asked,
    none.files.length,
    Applications.map(({ EmploymentHistory }) => EmploymentHistory.length),
  ]).toEqual([[], 1, [1, 0]])
})

test('a file of which a part cannot be read is not offered, and that is told', async () => {
  const { files, told, beBusy, exportData } = open(['1'])
  beBusy()
  await exportData()
  expect([files, told]).toEqual([[], ['Your data could not be prepared.']])
})
