import type { FormValues } from '#contract/form.ts'
import { stateNames } from './words/places.ts'

export function readOffered(entry: FormValues | null, field: string): string {
  const value: unknown = entry?.[field]
  if (field === 'IsCurrent') return Array.isArray(value) && value.length > 0 ? 'yes' : ''
  return typeof value === 'string' ? value.trim() : ''
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[‘’`´]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll(/\u00AD|\u200B/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;:|-]+|[\s,.;:|-]+$/g, '')

const digits = (text: string): string => text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

const stateName = (text: string): string => stateNames[text.replaceAll('.', '').toUpperCase()] ?? text

export const simplify = (text: string): string => plain(text).toLowerCase()

export function isSame(field: string, expected: string, offered: string): boolean {
  const name = field.slice(field.indexOf('.') + 1)
  if (name === 'FirstName' || name === 'LastName') return plain(expected) === plain(offered)
  if (name === 'Phone') return digits(expected) === digits(offered)
  if (name === 'Degree') return simplify(expected).replaceAll('.', '') === simplify(offered).replaceAll('.', '')
  if (name === 'State_ID') return simplify(stateName(expected)) === simplify(stateName(offered))
  return simplify(expected) === simplify(offered)
}

const words = (text: string): Set<string> =>
  new Set(
    simplify(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  )

/** Share of the words of both that are in both, 0 to 1. */
export function likeness(one: string, other: string): number {
  const [left, right] = [words(one), words(other)]
  const all = left.union(right).size
  return all === 0 ? 0 : left.intersection(right).size / all
}
