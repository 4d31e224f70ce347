import type { Change } from './compare-lines.ts'
import { markWords } from './match-words.ts'

export const most = { rules: 12, stories: 3, others: 5 } as const

const marks = { both: ['', ''], before: ['[-', '-]'], now: ['{+', '+}'] } as const

export const printMarked = (before: string, now: string): string =>
  markWords(before, now)
    .map((piece) => marks[piece.in].join(piece.text))
    .join(' ')

const signs = { came: '+', went: '-', changed: '~' } as const

export const getStatusSign = (status: keyof typeof signs) => signs[status]

export function printChange({ before, now }: Change): ReadonlyArray<string> {
  if (before === null) return (now ?? '').split('\n').map((line, at) => `${at === 0 ? '+' : ' '} ${line}`)
  if (now === null) return before.split('\n').map((line, at) => `${at === 0 ? '-' : ' '} ${line}`)
  return [`~ ${printMarked(before, now)}`]
}

export function bound<T>(list: ReadonlyArray<T>, limit: number, isAll: boolean) {
  const shown = isAll ? list : list.slice(0, limit)
  return { shown, more: list.length - shown.length }
}

export const indent = (lines: ReadonlyArray<string>, by = 2) =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(by) + line))
