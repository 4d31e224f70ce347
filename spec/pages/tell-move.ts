import type { Move } from './read-flows.ts'

/** What happens, as a clause; what no table describes is named by its event. */
function happensOf({ when, transition: { event, guard, meta } }: Move): string {
  const asked = guard === '' || guard === 'otherwise' ? '' : ` (${guard})`
  if (meta.description) return `${meta.description}${asked}`
  if (event === '') return `at once${guard === '' ? '' : ` (${guard})`}`
  return `“${when.split(', ')[0]}” happens${asked}`
}

/** A transition in one sentence: where it starts, what happens, and where it ends. */
export function tellMove(move: Move): string {
  const { from, becomes, stays } = move
  const start = from === 'in any state' ? 'In any state' : `While ${from}`
  return `${start}, ${happensOf(move)}; ${stays ? 'it stays so' : `then ${becomes}`}.`
}
