import { call } from '#contract/operations.ts'
import type { JobAnswer, JobQuestion } from '#domain/jobs/job-answer.ts'
import { searchJobsOperation, writeQuestion } from '#contract/job-operations.ts'
import type { Parts } from './site.ts'
import { requestPayload } from './transaction.ts'

export async function requestJobs(
  { calls: { transact }, ports: { readers } }: Parts<'calls' | 'ports'>,
  question: JobQuestion,
  signal: AbortSignal,
): Promise<JobAnswer> {
  const text = await requestPayload(transact, call(searchJobsOperation, writeQuestion(question)), signal)
  return (await readers()).decodeAnswer(JSON.parse(text))
}
