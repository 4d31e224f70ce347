import { currentOperator } from '../control/acts.ts'
import type { PrintLine } from '../control/run-command.ts'
import { describeChanges } from './content-changes.ts'
import type { ContentHandler, SerializedDueImport } from './content-handler.ts'

const formatMoment = (at: string) => `${at.slice(0, 19)}Z`

export async function undoLatest(handler: ContentHandler, isMeant: boolean, say: PrintLine): Promise<number> {
  const outcome = await handler.undo({ operator: currentOperator(), isMeant })
  if ('refused' in outcome) {
    say(outcome.refused)
    return 1
  }
  const { at, operator, changes, stays } = outcome
  say(`The latest import is of ${formatMoment(at)}, by ${operator}. To undo it:`)
  for (const line of changes.map(describeChanges)) say(line)
  for (const line of stays) say(`Note: ${line}`)
  say(isMeant ? 'It was undone.' : 'Nothing was changed. --yes undoes it.')
  return 0
}

function describeDue({ id, at, operator, summary, failure }: SerializedDueImport): ReadonlyArray<string> {
  const what = `${id}  ${formatMoment(at)}  ${operator}  ${summary}`
  if (failure === null) return [what]
  return [what, ...`It failed, and is not tried again:\n${failure}`.split('\n').map((line) => `    ${line}`)]
}

export async function listDueImports(handler: ContentHandler, say: PrintLine): Promise<number> {
  const due = await handler.due()
  if (due.length === 0) say('No import is scheduled.')
  for (const line of due.flatMap(describeDue)) say(line)
  return 0
}

type Drop = { readonly id: string; readonly isMeant: boolean }

export async function dropDueImport(handler: ContentHandler, { id, isMeant }: Drop, say: PrintLine): Promise<number> {
  const found = (await handler.due()).find((due) => String(due.id) === id)
  if (!found) {
    say(`No scheduled import has the id ${id}: "content due" lists them.`)
    return 1
  }
  for (const line of describeDue(found)) say(line)
  if (!isMeant) {
    say('Nothing was changed. --yes drops it.')
    return 0
  }
  const isDropped = await handler.drop({ id: found.id, operator: currentOperator() })
  say(isDropped ? 'It was dropped.' : 'It is gone: it was imported or dropped in the meantime.')
  return isDropped ? 0 : 1
}
