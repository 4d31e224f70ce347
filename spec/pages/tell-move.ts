import type { Move } from './read-flows.ts'

function formatTrigger({ when, transition: { event, guard, meta } }: Move): string {
  const asked = guard === '' || guard === 'otherwise' ? '' : ` (${guard})`
  if (meta.description) return `${meta.description}${asked}`
  if (event === '') return `at once${guard === '' ? '' : ` (${guard})`}`
  return `“${when.split(', ')[0]}” happens${asked}`
}

export function formatMove(move: Move): string {
  const { from, becomes, stays } = move
  const start = from === 'in any state' ? 'In any state' : `While ${from}`
  return `${start}, ${formatTrigger(move)}; ${stays ? 'it stays so' : `then ${becomes}`}.`
}
