import type { Attachment } from '#contract/application.ts'
import { scanTerm } from '#contract/application-states.ts'
import { pluralize } from '../text/pluralize.ts'
import { formatDateTime } from '../time/moments.ts'
import { fileEndings, largestFile, fileProblems } from '#contract/upload.ts'
import type { JobPostingHeader } from '#contract/jobs.ts'
import { isSameName } from '../text/plain-text.ts'

const [kilobyte, megabyte] = [1024, 1024 * 1024]

export function sizeInWords(size: number): string {
  if (size < kilobyte) return pluralize(size, 'byte')
  if (size < megabyte) return `${Math.round(size / kilobyte)} KB`
  return `${Math.round((size / megabyte) * 10) / 10} MB`
}

export const percentSent = ({ sent, size }: { readonly sent: number; readonly size: number }): number =>
  size === 0 ? 0 : Math.min(100, Math.floor((sent / size) * 100))

const scanDeadline = (uploadedAt: string) => new Date(new Date(uploadedAt).getTime() + scanTerm).toISOString()

export function scanInWords({ Scan, UploadedAt }: Pick<Attachment, 'Scan' | 'UploadedAt'>, timeZone?: string): string {
  if (Scan === 'waiting') return 'Being checked for anything harmful. You can continue in the meantime.'
  if (Scan === 'delayed')
    return `We have not been able to check this file for anything harmful yet. We will keep trying until ${formatDateTime(scanDeadline(UploadedAt), timeZone)}; after that you can submit your application without the check. You can continue in the meantime.`
  return Scan === 'clean' ? 'Checked.' : ''
}

const endings = fileEndings.map((ending) => ending.toUpperCase())

export const acceptedFiles = fileEndings.map((ending) => `.${ending}`).join(',')

export const acceptedFilesText = (): string =>
  `${endings.slice(0, -1).join(', ')} or ${endings.at(-1) ?? ''}, up to ${sizeInWords(largestFile)}`

export const listJobRequirements = (posting: Pick<JobPostingHeader, 'HasSecurity'> | null): ReadonlyArray<string> =>
  posting?.HasSecurity === 1
    ? ['You must be a citizen of the United States.', 'You must have a security clearance, or be able to get one.']
    : []

export function findFileProblem({ name, size }: { readonly name: string; readonly size: number }): string | null {
  const lower = name.trim().toLowerCase()
  if (!fileEndings.some((ending) => lower.endsWith(`.${ending}`))) return fileProblems.ending
  if (size === 0) return fileProblems.empty
  return size > largestFile ? fileProblems.tooLarge : null
}

type AttachmentType = { readonly AttachmentType_ID: string; readonly Description: string }

export const resumeType = (types: ReadonlyArray<AttachmentType>): string | null =>
  (types.find(({ Description }) => isSameName(Description, 'Resume')) ?? types[0])?.AttachmentType_ID ?? null
