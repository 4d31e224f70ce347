import { fileEndings, largestFile } from '#contract/upload.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { sizeInWords } from './file-words.ts'

const endings = fileEndings.map((ending) => ending.toUpperCase())

/** The kinds of files that an application takes, as a file input wants them. */
export const acceptedFiles = fileEndings.map((ending) => `.${ending}`).join(',')

/** What an application takes, in words: the kinds of files and their size. */
export const filesTaken = (): string =>
  `${endings.slice(0, -1).join(', ')} or ${endings.at(-1) ?? ''}, up to ${sizeInWords(largestFile)}`

/** What a posting demands of anyone who applies for it, in sentences; null for no job in particular. */
export const demandsOf = (posting: Pick<JobPostingHeader, 'HasSecurity'> | null): ReadonlyArray<string> =>
  posting?.HasSecurity === 1
    ? ['You must be a citizen of the United States.', 'You must have a security clearance, or be able to get one.']
    : []
