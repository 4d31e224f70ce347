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

export function refuseName(sentence: string, name: string, known: ReadonlyArray<string>): never {
  const like = new Fuse(known, { threshold: 0.5, ignoreLocation: true }).search(name, { limit: 3 })
  const remark = like.length > 0 ? ` Much like it: ${like.map(({ item }) => item).join(', ')}.` : ''
  throw new CommandProblem(`${sentence}${remark}`)
}
