import type { Move } from './read-flows.ts'

function happensOf({ when, transition: { event, guard, meta } }: Move): string {
  const asked = guard === '' || guard === 'otherwise' ? '' : ` (${guard})`
  if (meta.description) return `${meta.description}${asked}`
  if (event === '') return `at once${guard === '' ? '' : ` (${guard})`}`
  return `“${when.split(', ')[0]}” happens${asked}`
}

export function tellMove(move: Move): string {
  const { from, becomes, stays } = move
  const start = from === 'in any state' ? 'In any state' : `While ${from}`
  return `${start}, ${happensOf(move)}; ${stays ? 'it stays so' : `then ${becomes}`}.`
}
