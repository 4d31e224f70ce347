import type { KeyboardEvent } from 'react'

const by: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
const to: Readonly<Record<string, number>> = { Home: 0, End: -1 }

export function goAmongMarkers(event: KeyboardEvent<HTMLButtonElement>) {
  const { key, currentTarget, ctrlKey, metaKey, altKey } = event
  const step = by[key]
  const markers = [...(currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('li > button') ?? [])]
  const next = step === undefined ? to[key] : (markers.indexOf(currentTarget) + step) % markers.length
  if (next === undefined || ctrlKey || metaKey || altKey) return
  event.preventDefault()
  // The map below is moved by the same keys.
  event.stopPropagation()
  markers.at(next)?.focus()
}
