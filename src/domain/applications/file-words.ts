import type { Attachment } from '#contract/application.ts'
import { scanTerm } from '#contract/application-states.ts'
import { pluralize } from '../text/pluralize.ts'
import { momentInWords } from '../time/moment-in-words.ts'

const [kilobyte, megabyte] = [1024, 1024 * 1024]

/** A size as a person reads it: '1 byte', '12 KB', '3.4 MB'. @param size in bytes */
export function sizeInWords(size: number): string {
  if (size < kilobyte) return pluralize(size, 'byte')
  if (size < megabyte) return `${Math.round(size / kilobyte)} KB`
  return `${Math.round((size / megabyte) * 10) / 10} MB`
}

/** How much of a file has left, in whole percent. */
export const percentSent = ({ sent, size }: { readonly sent: number; readonly size: number }): number =>
  size === 0 ? 0 : Math.min(100, Math.floor((sent / size) * 100))

/** When a file can be submitted at the latest, whatever becomes of its scan. */
const endOfScan = (uploadedAt: string) => new Date(new Date(uploadedAt).getTime() + scanTerm).toISOString()

/**
 * What its owner reads of the look for what does harm; empty where there is nothing to say to her.
 * @param timeZone her own when it is left out
 */
export function scanInWords({ Scan, UploadedAt }: Pick<Attachment, 'Scan' | 'UploadedAt'>, timeZone?: string): string {
  if (Scan === 'waiting') return 'Being checked for anything harmful. You can go on meanwhile.'
  if (Scan === 'delayed')
    return `We could not check this file for anything harmful yet. We keep trying until ${momentInWords(endOfScan(UploadedAt), timeZone)}; after that you can submit your application without the check. You can go on meanwhile.`
  return Scan === 'clean' ? 'Checked.' : ''
}
