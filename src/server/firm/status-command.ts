import { readFile, stat } from 'node:fs/promises'
import type { PrintLine } from '../control/run-command.ts'
import { errorMessage } from '../log/describe-error.ts'
import type { FirmHandler } from './firm-handler.ts'
import { readStatusFile, type StatusRow } from './read-status-file.ts'
import { UnreadableFile, type Refusal } from './read-status-table.ts'
import type { Decision, DecisionOutcome, Trial } from './application-decisions.ts'

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
  readonly posting: string | null
  readonly notifyAll: boolean
  readonly isMeant: boolean
  readonly operator: string
  readonly signal: AbortSignal
}

type Count = { decided: number; told: number; unchanged: number; readonly refused: Refusal[] }

function count(counted: Count, at: number, taken: DecisionOutcome) {
  if (typeof taken === 'string') counted[taken] += 1
  else counted.refused.push({ at, reason: taken.refused })
}

const isOrAre = (number: number) => (number === 1 ? 'is' : 'are')

const formatSummary = ({ decided, told, unchanged, refused }: Count) =>
  `Decided ${decided} without telling and told ${told}; ${unchanged} ${isOrAre(unchanged)} as before, ${refused.length} ${isOrAre(refused.length)} refused.`

const formatTrial = ({ decided, told, unchanged, refused }: Count) =>
  `Nothing was changed. With --yes ${decided} would be decided without telling and ${told} told; ${unchanged} ${isOrAre(unchanged)} as before, ${refused.length} ${isOrAre(refused.length)} refused.`

type Work = {
  readonly rows: ReadonlyArray<StatusRow>
  readonly counted: Count
  readonly signal: AbortSignal
}

async function eachSome<Answer>(
  { rows, signal }: Omit<Work, 'counted'>,
  ask: (decisions: ReadonlyArray<Decision>) => Promise<ReadonlyArray<Answer>>,
  tell: (row: StatusRow, answer: Answer) => void,
) {
  for (let start = 0; start < rows.length; start += atATime) {
    signal.throwIfAborted()
    const some = rows.slice(start, start + atATime)
    const answers = await ask(some.map(({ at: _, ...decision }) => decision))
    for (const [index, row] of some.entries()) if (answers[index] !== undefined) tell(row, answers[index])
  }
}

function countPostings() {
  const postings = new Map<string, { readonly job: string; readonly states: Map<string, number> }>()
  const add = ({ state }: StatusRow, { posting, job, taken }: Trial) => {
    if (posting === null || (taken !== 'decided' && taken !== 'told')) return
    const { states } = postings.get(posting) ?? { states: new Map<string, number>() }
    postings.set(posting, { job, states })
    const what = taken === 'told' ? `${state} (told)` : state
    states.set(what, (states.get(what) ?? 0) + 1)
  }
  const lines = () =>
    [...postings]
      .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
      .map(([posting, { job, states }]) => {
        const counts = [...states].map(([state, number]) => `${number} ${state}`).join(', ')
        return `Posting ${posting}, ${job}: ${counts}.`
      })
  return { add, lines }
}

async function tryAll(handler: FirmHandler, { counted, ...work }: Work, say: PrintLine) {
  const postings = countPostings()
  await eachSome(
    work,
    (decisions) => handler.try(decisions),
    (row, trial) => {
      count(counted, row.at, trial.taken)
      postings.add(row, trial)
    },
  )
  for (const line of postings.lines()) say(line)
}

const applyAll = (handler: FirmHandler, { counted, ...work }: Work, operator: string) =>
  eachSome(
    work,
    (decisions) => handler.take({ decisions, operator }),
    ({ at }, taken) => count(counted, at, taken),
  )

const refuseOtherPosting = ({ at, posting }: StatusRow): Refusal => ({
  at,
  reason: `Its posting id is ${JSON.stringify(posting)}, and not the one that was given with --posting.`,
})

function filterPosting(rows: ReadonlyArray<StatusRow>, posting: string | null) {
  const isOther = (row: StatusRow) => posting !== null && row.posting !== null && row.posting !== posting
  return {
    rows: rows.filter((row) => !isOther(row)).map((row) => ({ ...row, posting: posting ?? row.posting })),
    refused: rows.filter(isOther).map(refuseOtherPosting),
  }
}

async function applyFile(handler: FirmHandler, command: StatusCommand, say: PrintLine) {
  const { path, posting, notifyAll, isMeant, operator, signal } = command
  const read = readStatusFile(await readText(path))
  const { rows, refused } = filterPosting(read.rows, posting)
  const counted: Count = { decided: 0, told: 0, unchanged: 0, refused: [...read.refused, ...refused] }
  const end = () => {
    for (const { at, reason } of counted.refused.toSorted((a, b) => a.at - b.at)) say(`${read.places} ${at}: ${reason}`)
    say(isMeant ? formatSummary(counted) : formatTrial(counted))
  }
  const work = { rows: rows.map((row) => ({ ...row, tell: row.tell || notifyAll })), counted, signal }
  try {
    await (isMeant ? applyAll(handler, work, operator) : tryAll(handler, work, say))
  } catch (error) {
    end()
    say(`The rest was not taken: ${errorMessage(error)} Give the file again: what is done is not done twice.`)
    return 1
  }
  end()
  return counted.refused.length > 0 ? 1 : 0
}

export async function runStatus(handler: FirmHandler, command: StatusCommand, say: PrintLine): Promise<number> {
  try {
    return await applyFile(handler, command, say)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    say(`${command.path} was not taken: ${error.message}`)
    return 1
  }
}
