import { Result, Schema } from 'effect'
import { rowsSchema } from '#contract/entities.ts'
import { answerJobs, briefAnswer } from '#domain/jobs/job-answer.ts'
import { encodeAnswer, readPick, readQuestion } from '#contract/job-questions.ts'
import { pickJobsOperation, searchJobsOperation } from '#contract/job-operations.ts'
import type { OpenBoard } from '#domain/jobs/open-board.ts'
import { pickJobs } from '#domain/jobs/pick-jobs.ts'
import type { Content } from '../content/content-cache.ts'
import { toByteCost } from '../transaction/cost.ts'
import type { NamedOperation, Operations } from '../transaction/operations.ts'
import { estimatePickCost, estimateQueryCost } from './job-costs.ts'
import { Refused } from '../transaction/refused.ts'

const encodeRows = Schema.encodeSync(rowsSchema('JobPostingHeader'))

/** In bytes: a question may hold the ids of all saved jobs. */
const largestQuestion = 80 * 1024

function checked<Asked>(asked: Result.Result<Asked, unknown>): Asked {
  if (Result.isSuccess(asked)) return asked.success
  throw new Refused(400, 'This is no question about jobs that the site can answer.')
}

export function jobOperations(openBoard: OpenBoard): Operations {
  const readJobIndex = ({ rows }: Content) => openBoard({ postings: rows.JobPostingHeader, locations: rows.Location })
  const answering = (
    answer: (text: string, content: Content) => unknown,
    cost: (text: string, jobs: number) => number,
  ): NamedOperation => ({
    writes: false,
    maxBytes: largestQuestion,
    answer: ([text = ''], content) => JSON.stringify(answer(text, content)),
    // To find that it is no question takes as long as to read one.
    cost: ([text = ''], { rows }) => cost(text, rows.JobPostingHeader.length) + toByteCost(text.length),
  })
  return {
    [searchJobsOperation]: answering(
      (text, content) => encodeAnswer(briefAnswer(answerJobs(readJobIndex(content), checked(readQuestion(text))))),
      estimateQueryCost,
    ),
    [pickJobsOperation]: answering(
      (text, content) => encodeRows(pickJobs(readJobIndex(content), checked(readPick(text)))),
      estimatePickCost,
    ),
  }
}
