import { submitApplication, withdrawApplication } from '#contract/application-operations.ts'
import { withdrawalReasons } from '#contract/application-states.ts'
import { call, transactionPath } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import type { Draft } from '../uploads/open-drafts.ts'
import { createPdf, putFile } from '../uploads/put-file.ts'

export type Activity = {
  readonly name: string
  readonly since: 'draft' | 'with a file' | 'submitted'
  readonly act: (address: string, draft: Draft) => Promise<number | null>
}

const network = '198.51.100.1'
const file = createPdf(Buffer.alloc(3 * 1024 * 1024, 'resume'))

async function sendOperation(address: string, { token }: Draft, operation: Operation): Promise<number | null> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const body = JSON.stringify({ Operations: [operation] })
  const sent = fetch(`${address}/${transactionPath}`, { method: 'POST', headers, body })
  return sent.then(async (answer) => (await answer.arrayBuffer(), answer.status)).catch(() => null)
}

export const upload = (address: string, draft: Draft) => putFile(address, { draft, network, file })

export const submit = (address: string, draft: Draft) =>
  sendOperation(address, draft, call(submitApplication, draft.applicationId, 'I can begin in May.'))

export const activities: ReadonlyArray<Activity> = [
  { name: 'upload', since: 'draft', act: upload },
  { name: 'submit', since: 'with a file', act: submit },
  {
    name: 'withdrawal',
    since: 'submitted',
    act: (address, draft) =>
      sendOperation(address, draft, call(withdrawApplication, draft.applicationId, withdrawalReasons[0])),
  },
]
