import type { Attachment } from '#contract/application.ts'
import { scanTerm } from '#contract/application-states.ts'
import { pluralize } from '../text/pluralize.ts'
import { momentInWords } from '../time/moment-in-words.ts'

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
  if (Scan === 'waiting') return 'Being checked for anything harmful. You can go on meanwhile.'
  if (Scan === 'delayed')
    return `We could not check this file for anything harmful yet. We keep trying until ${momentInWords(scanDeadline(UploadedAt), timeZone)}; after that you can submit your application without the check. You can go on meanwhile.`
  return Scan === 'clean' ? 'Checked.' : ''
}
