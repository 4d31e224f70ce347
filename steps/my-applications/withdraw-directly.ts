import { decodeApplicationsReply } from '#contract/application.ts'
import { withdrawApplication } from '#contract/application-operations.ts'
import { call, read } from '#contract/operations.ts'
import type { Operation, TransactionReply } from '#contract/transaction.ts'

type Transact = (operations: ReadonlyArray<Operation>) => Promise<TransactionReply>

export async function withdrawDirectly(transact: Transact, title: string): Promise<void> {
  const mine = decodeApplicationsReply((await transact([read('ApplicantApplication')])).Payload)
  const found = mine.find(({ Posting }) => Posting?.JobFunction === title)
  if (!found) throw new Error(`There is no application for "${title}".`)
  await transact([call(withdrawApplication, found.Application_ID, 'I would rather not say')])
}
