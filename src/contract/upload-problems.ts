import { fileProblems } from './upload.ts'

/** What only the server finds is not among `fileProblems`, which every page with files loads. */
export const uploadProblems = {
  ...fileProblems,
  locked: 'This file is locked with a password, so our recruiters could not read it. Please save it without one.',
  other: 'This file is not what its name says it is. Please save it as PDF or Word and choose it again.',
  markup:
    'This is a web page or XML under the name of a Word file. Please open it in Word and save it as a Word document or PDF.',
  full: 'Too many files were sent from this account today. Please try again tomorrow.',
} as const
export type UploadProblem = keyof typeof uploadProblems
