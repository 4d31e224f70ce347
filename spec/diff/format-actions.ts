import { toWords } from '../draw/names.ts'
import { listWords, quote } from './flow-words.ts'

const formatEmittedEvents = (names: ReadonlyArray<string>, verb: string) =>
  names.length === 0 ? [] : [`the rest of the site ${verb} ${listWords(names)}`]

const plain = (names: ReadonlyArray<string>, not: string, end: string) =>
  names.length === 0 ? [] : [`${listWords(names)} ${names.length > 1 ? 'are' : 'is'} ${not}${end}`]

export function formatActions(names: ReadonlyArray<string>, isDone = true): string {
  const [told, others] = [
    names.filter((name) => name.startsWith('emit ')),
    names.filter((name) => !name.startsWith('emit ')),
  ]
  const emittedNames = told.map((name) => quote(name.slice('emit '.length)))
  const not = isDone ? '' : 'not '
  return [
    ...formatEmittedEvents(emittedNames, isDone ? 'hears of' : 'does not hear of'),
    ...plain(others.map(quote), not, 'done'),
  ].join(' and ')
}

const parts = { 'on entry: ': 'done at its start', 'on exit: ': 'done at its end', 'calls ': 'under way' } as const

export function formatActivities(does: ReadonlyArray<string>, isDone = true): string {
  const clauses = Object.entries(parts).flatMap(([lead, end]) => {
    const names = does.filter((each) => each.startsWith(lead)).map((each) => quote(toWords(each.slice(lead.length))))
    return plain(names, isDone ? '' : 'not ', end)
  })
  return clauses.join(' and ')
}
