import type { JobQuestion } from './job-questions.ts'
import type { JobPick } from './job-questions.ts'

/** The operation that searches the open jobs on the server: takes a question as JSON, gives its answer as JSON. */
export const searchJobsOperation = 'SearchJobs'

/** The operation that picks jobs on the server: takes what for as JSON, gives their rows as JSON. */
export const pickJobsOperation = 'PickJobs'

export const writePick = (pick: JobPick): string => JSON.stringify(pick)

export const writeQuestion = (question: typeof JobQuestion.Type): string => JSON.stringify(question)
