import type { JobQuestion, JobPick } from './job-questions.ts'

export const searchJobsOperation = 'SearchJobs'

export const pickJobsOperation = 'PickJobs'

export const writePick = (pick: JobPick): string => JSON.stringify(pick)

export const writeQuestion = (question: typeof JobQuestion.Type): string => JSON.stringify(question)
