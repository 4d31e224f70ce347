import type { ScanState } from '#contract/application-states.ts'

const [kilobyte, megabyte] = [1024, 1024 * 1024]

/** A size as a person reads it: '1 byte', '12 KB', '3.4 MB'. @param size in bytes */
export function sizeInWords(size: number): string {
  if (size < kilobyte) return `${size} ${size === 1 ? 'byte' : 'bytes'}`
  if (size < megabyte) return `${Math.round(size / kilobyte)} KB`
  return `${Math.round((size / megabyte) * 10) / 10} MB`
}

/** How much of a file has left, in whole percent. */
export const percentSent = ({ sent, size }: { readonly sent: number; readonly size: number }): number =>
  size === 0 ? 0 : Math.min(100, Math.floor((sent / size) * 100))

/** What its owner reads of the look for what does harm; empty where there is nothing to say to her. */
export const scanInWords = (scan: ScanState | undefined): string =>
  scan === 'waiting'
    ? 'Being checked for anything harmful. You can go on meanwhile.'
    : scan === 'clean'
      ? 'Checked.'
      : ''
