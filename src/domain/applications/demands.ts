import { fileEndings, largestFile } from '#contract/upload.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { sizeInWords } from './file-words.ts'

const endings = fileEndings.map((ending) => ending.toUpperCase())

export const acceptedFiles = fileEndings.map((ending) => `.${ending}`).join(',')

export const acceptedFilesText = (): string =>
  `${endings.slice(0, -1).join(', ')} or ${endings.at(-1) ?? ''}, up to ${sizeInWords(largestFile)}`

export const listJobRequirements = (posting: Pick<JobPostingHeader, 'HasSecurity'> | null): ReadonlyArray<string> =>
  posting?.HasSecurity === 1
    ? ['You must be a citizen of the United States.', 'You must have a security clearance, or be able to get one.']
    : []
