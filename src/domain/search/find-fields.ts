import { letterBits } from './list-places.ts'
import { matchWords, type Fit, type WordMatches } from './match-words.ts'
import type { SearchIndex } from './search-index.ts'

export type FieldFinder = {
  readonly fields: Uint32Array
  readonly marks: Uint8Array
  readonly matches: WordMatches
  size: number
}

export const makeFinder = (index: SearchIndex): FieldFinder => ({
  fields: new Uint32Array(index.owners.length),
  marks: new Uint8Array(index.owners.length),
  matches: new Map(),
  size: 0,
})

function empty(finder: FieldFinder): void {
  for (let at = 0; at < finder.size; at++) finder.marks[finder.fields[at]!] = 0
  finder.size = 0
}

function add(finder: FieldFinder, field: number): void {
  if (finder.marks[field] === 1) return
  finder.marks[field] = 1
  finder.fields[finder.size++] = field
}

function findLetter(index: SearchIndex, letter: string, finder: FieldFinder): void {
  const bit = letterBits(letter)
  for (let field = 0; field < index.letters.length; field++) if ((index.letters[field]! & bit) !== 0) add(finder, field)
}

function findWord({ lists, listStarts }: SearchIndex, words: readonly number[], finder: FieldFinder): void {
  for (const word of words) for (let at = listStarts[word]!; at < listStarts[word + 1]!; at++) add(finder, lists[at]!)
}

type Slot = { readonly words: readonly number[]; readonly fits: Uint8Array; readonly weight: number }

function makeSlot({ placeStarts }: SearchIndex, words: readonly number[]): Slot {
  const fits = new Uint8Array(placeStarts.length)
  let weight = 0
  for (const word of words) {
    fits[word] = 1
    weight += placeStarts[word + 1]! - placeStarts[word]!
  }
  return { words, fits, weight }
}

// Word 0 fits no slot, so that a sequence never runs over the end of a field.
function isSequenceMatch({ tokens }: SearchIndex, slots: readonly Slot[], start: number): boolean {
  for (let at = 0; at < slots.length; at++) if (slots[at]!.fits[tokens[start + at]!] !== 1) return false
  return true
}

function findFieldIndex(fieldStarts: Uint32Array, place: number): number {
  let [low, high] = [0, fieldStarts.length - 1]
  while (low + 1 < high) {
    const middle = (low + high) >> 1
    if (fieldStarts[middle]! <= place) low = middle
    else high = middle
  }
  return low
}

/** The first word may match the end of a word in the field, the last one the start of one. */
function findSequence(index: SearchIndex, parts: readonly string[], finder: FieldFinder): void {
  const getFit = (at: number): Fit => (at === 0 ? 'end' : at === parts.length - 1 ? 'start' : 'whole')
  const slots = parts.map((part, at) => makeSlot(index, matchWords(index, part, getFit(at), finder.matches)))
  const rarest = slots.reduce((least, slot, at) => (slot.weight < slots[least]!.weight ? at : least), 0)
  for (const word of slots[rarest]!.words)
    for (let at = index.placeStarts[word]!; at < index.placeStarts[word + 1]!; at++) {
      const start = index.places[at]! - rarest
      if (isSequenceMatch(index, slots, start)) add(finder, findFieldIndex(index.fieldStarts, start))
    }
}

export function findFields(index: SearchIndex, words: readonly string[], finder: FieldFinder): void {
  empty(finder)
  const [first = ''] = words
  if (words.length > 1) findSequence(index, words, finder)
  else if (/^[a-z]$/.test(first)) findLetter(index, first, finder)
  else findWord(index, matchWords(index, first, 'inside', finder.matches), finder)
}

export function findExactFields(index: SearchIndex, words: readonly string[], finder: FieldFinder): void {
  empty(finder)
  const { lists, listStarts, fieldStarts, tokens } = index
  const ids = words.map((word) => matchWords(index, word, 'whole', finder.matches)[0] ?? 0)
  const first = ids.includes(0) ? 0 : ids[0]!
  for (let at = listStarts[first]!; at < listStarts[first + 1]!; at++) {
    const start = fieldStarts[lists[at]!]!
    const isWhole = fieldStarts[lists[at]! + 1]! - start - 1 === ids.length
    if (isWhole && ids.every((id, place) => tokens[start + place] === id)) add(finder, lists[at]!)
  }
}
