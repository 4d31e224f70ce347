import { basename, dirname } from 'node:path'
import Fuse from 'fuse.js'
import { CommandProblem } from '../command.ts'

export const isPart = (name: string): boolean => /^[CJ](?:\d+(?:\.\d+)*(?:-\d+(?:\.[a-z])?)?)?$/.test(name)

export function isFlowFile(name: string, file: string): boolean {
  const stem = basename(file).split('.')[0] ?? ''
  return stem === name || stem.startsWith(`${name}-`) || dirname(file).split('/').includes(name)
}

export type Arguments = { readonly names: ReadonlyArray<string>; readonly options: ReadonlyArray<string> }

export function readArguments(given: ReadonlyArray<string>, taking: ReadonlySet<string>): Arguments {
  const isOption = given.map((argument, index) => argument.startsWith('-') || taking.has(given[index - 1] ?? ''))
  return {
    names: given.filter((_, index) => !isOption[index]),
    options: given.filter((_, index) => isOption[index]),
  }
}

export function extractSince(options: ReadonlyArray<string>) {
  const at = options.indexOf('--since')
  if (at < 0) return { rest: options, since: null }
  return { rest: options.toSpliced(at, 2), since: options[at + 1] ?? null }
}

const maxListed = 20

function suggestNames(name: string, known: ReadonlyArray<string>): string {
  const like = new Fuse(known, { threshold: 0.5, ignoreLocation: true }).search(name, { limit: 3 })
  if (like.length > 0) return `Much like it: ${like.map(({ item }) => item).join(', ')}.`
  if (known.length <= maxListed) return `There are: ${known.join(', ')}.`
  return `There are ${known.length}, such as ${known.slice(0, 3).join(', ')}.`
}

export function refuseName(sentence: string, name: string, known: ReadonlyArray<string>): never {
  throw new CommandProblem(`${sentence} ${suggestNames(name, known)}`)
}

type NameRules<Item> = {
  readonly kind: string
  readonly getName: (item: Item) => string
  readonly isMeant: (name: string, item: Item) => boolean
}

/** Without names, all items. @throws {CommandProblem} when a name means none of them */
export function chooseItems<Item>(
  items: ReadonlyArray<Item>,
  names: ReadonlyArray<string>,
  { kind, getName, isMeant }: NameRules<Item>,
): ReadonlyArray<Item> {
  const unknown = names.find((name) => !items.some((item) => isMeant(name, item)))
  if (unknown !== undefined) refuseName(`There is no ${kind} "${unknown}".`, unknown, items.map(getName))
  return names.length === 0 ? items : items.filter((item) => names.some((name) => isMeant(name, item)))
}
