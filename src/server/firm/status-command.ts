import { readFile, stat } from 'node:fs/promises'
import { wordsOf } from '../log/describe-error.ts'
import type { FirmHandler } from './firm-handler.ts'
import { readStatusFile, type StatusRow } from './read-status-file.ts'
import { UnreadableFile, type Refusal } from './read-status-table.ts'
import type { Taken } from './take-status.ts'

/** Prints a line. */
export type Say = (line: string) => void

/** In bytes: some 200,000 rows. */
const largestFile = 32 * 1024 * 1024
const atATime = 100

async function readText(path: string): Promise<string> {
  const { size } = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new UnreadableFile(`It cannot be opened (${error.code}).`)
  })
  if (size > largestFile) throw new UnreadableFile(`It is larger than ${largestFile / 1024 / 1024} MB.`)
  return readFile(path, 'utf8')
}

export type StatusCommand = {
  readonly path: string
  /** Whether the applicants of all rows are told. */
  readonly tellAll: boolean
  /** Ends it between two rows. */
  readonly signal: AbortSignal
}

type Count = { decided: number; told: number; unchanged: number; readonly refused: Refusal[] }

function count(counted: Count, at: number, taken: Taken) {
  if (typeof taken === 'string') counted[taken] += 1
  else counted.refused.push({ at, reason: taken.refused })
}

const isOrAre = (number: number) => (number === 1 ? 'is' : 'are')

const summaryOf = ({ decided, told, unchanged, refused }: Count) =>
  `Decided ${decided} without telling and told ${told}; ${unchanged} ${isOrAre(unchanged)} as before, ${refused.length} ${isOrAre(refused.length)} refused.`

type Work = { readonly rows: ReadonlyArray<StatusRow>; readonly counted: Count; readonly signal: AbortSignal }

async function takeAll(handler: FirmHandler, { rows, counted, signal }: Work) {
  for (let start = 0; start < rows.length; start += atATime) {
    signal.throwIfAborted()
    const some = rows.slice(start, start + atATime)
    const taken = await handler.take(some.map(({ at: _, ...decision }) => decision))
    for (const [index, one] of taken.entries()) count(counted, some[index]?.at ?? 0, one)
  }
}

async function takeFile(handler: FirmHandler, { path, tellAll, signal }: StatusCommand, say: Say) {
  const { places, rows, refused } = readStatusFile(await readText(path))
  const counted: Count = { decided: 0, told: 0, unchanged: 0, refused: [...refused] }
  const end = () => {
    for (const { at, reason } of counted.refused.toSorted((a, b) => a.at - b.at)) say(`${places} ${at}: ${reason}`)
    say(summaryOf(counted))
  }
  const wanted = rows.map((row) => ({ ...row, tell: row.tell || tellAll }))
  try {
    await takeAll(handler, { rows: wanted, counted, signal })
  } catch (error) {
    end()
    say(`The rest was not taken: ${wordsOf(error)} Give the file again: what is done is not done twice.`)
    return 1
  }
  end()
  return counted.refused.length > 0 ? 1 : 0
}

/**
 * Runs `applications status`: takes the good rows of a file and says what is wrong with each of the others.
 * @returns the exit code: 1 when some row was refused
 */
export async function runStatus(handler: FirmHandler, command: StatusCommand, say: Say): Promise<number> {
  try {
    return await takeFile(handler, command, say)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    say(`${command.path} was not taken: ${error.message}`)
    return 1
  }
}
