import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CommandProblem } from '#scripts/command.ts'

/** `now` is null for the working tree, committed or not. */
export type Range = { readonly before: string; readonly now: string | null }

/** As in git, an empty side means HEAD. @throws {CommandProblem} when `range` does not name one or two versions */
export function readRange(range: string, repository = '.'): Range {
  const names = range.split('..')
  const [before = '', now] = names
  if (range.includes('...'))
    throw new CommandProblem(
      `"${range}" has three dots, which is something else in git. Two dots stand between an older version and a newer one: ${range.replace(/\.{3,}/, '..')}`,
    )
  if (names.length > 2)
    throw new CommandProblem(
      `"${range}" names more than two versions: name an older one and a newer one, as in v1..v2.`,
    )
  if (names.length === 2 && before === '' && now === '')
    throw new CommandProblem('".." names no version: name an older one before the dots, or a newer one after them.')
  if (names.length === 1 && existsSync(join(repository, range)))
    throw new CommandProblem(
      `"${range}" is a file or a folder, not a version. Name a version first, then what you ask about: HEAD~5 ${range}`,
    )
  return { before: before || 'HEAD', now: now === undefined ? null : now || 'HEAD' }
}
