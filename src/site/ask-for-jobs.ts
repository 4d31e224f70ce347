import { call } from '#contract/transaction.ts'
import type { JobAnswer, JobQuestion } from '#domain/jobs/job-answer.ts'
import { decodeAnswer, searchJobsOperation, writeQuestion } from '#contract/job-questions.ts'
import { answerTo, type Transact } from './transaction.ts'

/** Has the server search the open jobs. Rejects when it did not answer. */
export async function askForJobs(transact: Transact, question: JobQuestion, signal: AbortSignal): Promise<JobAnswer> {
  return decodeAnswer(JSON.parse(await answerTo(transact, call(searchJobsOperation, writeQuestion(question)), signal)))
}
