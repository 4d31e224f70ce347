import { parseArgs } from 'node:util'
import { pluralize } from '#domain/text/pluralize.ts'
import type { BackupCounts } from '../backup/backup-format.ts'
import type { Config } from '../settings/config.ts'

export type DataRun = {
  readonly config: Config
  readonly say: (line: string) => void
  readonly signal: AbortSignal
}

export function readTarget(
  args: ReadonlyArray<string>,
  option?: string,
): { readonly target: string; readonly given: string | null } | null {
  try {
    const options = option === undefined ? {} : { [option]: { type: 'string' as const } }
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [target, ...rest] = positionals
    if (target === undefined || rest.length > 0) return null
    return { target, given: option === undefined ? null : (values[option] ?? null) }
  } catch {
    return null
  }
}

export async function* untilEnded(
  bytes: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void> {
  for await (const piece of bytes) {
    signal.throwIfAborted()
    yield piece
  }
}

export function formatAmount({ tables, files }: Pick<BackupCounts, 'tables' | 'files'>): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return `${pluralize(Object.keys(tables).length, 'table')} with ${pluralize(rows, 'row')} and ${pluralize(Object.keys(files).length, 'file')}`
}
