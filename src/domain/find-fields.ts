import type { SearchIndex } from './search-index.ts'

/** Reusable room to collect fields, each at most once: `fields` up to `size`, and a mark for each of them. */
export type FieldFinder = { readonly fields: Uint32Array; readonly marks: Uint8Array; size: number }

export const makeFinder = (index: SearchIndex): FieldFinder => ({
  fields: new Uint32Array(index.owners.length),
  marks: new Uint8Array(index.owners.length),
  size: 0,
})

/** The letters a to z of a word as bits. */
export function letterBits(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) - 97
    if (letter >= 0 && letter < 26) bits |= 1 << letter
  }
  return bits >>> 0
}

function empty(finder: FieldFinder): void {
  for (let at = 0; at < finder.size; at++) finder.marks[finder.fields[at]!] = 0
  finder.size = 0
}

function add(finder: FieldFinder, field: number): void {
  if (finder.marks[field] === 1) return
  finder.marks[field] = 1
  finder.fields[finder.size++] = field
}

/** The word at an offset of the vocabulary, looked for from word `from` on. */
function wordAt(starts: Uint32Array, offset: number, from: number): number {
  let step = 1
  while (from + step < starts.length && starts[from + step]! <= offset) step *= 2
  let low = from + (step >> 1)
  let high = Math.min(from + step, starts.length - 1)
  while (low + 1 < high) {
    const middle = (low + high) >> 1
    if (starts[middle]! <= offset) low = middle
    else high = middle
  }
  return low
}

/** The words that hold `pattern`; a line break at its start or end stands for the start or end of the word. */
function findWords(index: SearchIndex, pattern: string): number[] {
  const { vocabulary, wordStarts } = index
  const lead = pattern.startsWith('\n') ? 1 : 0
  const words: number[] = []
  let word = 0
  for (let at = vocabulary.indexOf(pattern); at !== -1; at = vocabulary.indexOf(pattern, wordStarts[word + 1]! - 1)) {
    word = wordAt(wordStarts, at + lead, word)
    words.push(word)
  }
  return words
}

function findLetter(index: SearchIndex, letter: string, finder: FieldFinder): void {
  const bit = letterBits(letter)
  for (let field = 0; field < index.letters.length; field++) if ((index.letters[field]! & bit) !== 0) add(finder, field)
}

function findWord(index: SearchIndex, part: string, finder: FieldFinder): void {
  for (const word of findWords(index, part))
    for (let at = index.listStarts[word]!; at < index.listStarts[word + 1]!; at++) add(finder, index.lists[at]!)
}

/** One place in a sequence: the words that fit, as a list and as marks, and in how many fields they stand. */
type Slot = { readonly words: readonly number[]; readonly fits: Uint8Array; readonly weight: number }

function slotOf(index: SearchIndex, pattern: string): Slot {
  const words = findWords(index, pattern)
  const fits = new Uint8Array(index.wordStarts.length)
  let weight = 0
  for (const word of words) {
    fits[word] = 1
    weight += index.listStarts[word + 1]! - index.listStarts[word]!
  }
  return { words, fits, weight }
}

function holdsSequence(index: SearchIndex, field: number, slots: readonly Slot[]): boolean {
  const last = index.fieldStarts[field + 1]! - slots.length
  for (let start = index.fieldStarts[field]!; start <= last; start++) {
    let at = 0
    while (at < slots.length && slots[at]!.fits[index.tokens[start + at]!] === 1) at++
    if (at === slots.length) return true
  }
  return false
}

/** The first word of a sequence may begin inside a word of the field, the last one may end inside one. */
function findSequence(index: SearchIndex, parts: readonly string[], finder: FieldFinder): void {
  const slots = parts.map((part, at) =>
    slotOf(index, `${at === 0 ? '' : '\n'}${part}${at === parts.length - 1 ? '' : '\n'}`),
  )
  const rarest = slots.reduce((least, slot) => (slot.weight < least.weight ? slot : least))
  for (const word of rarest.words)
    for (let at = index.listStarts[word]!; at < index.listStarts[word + 1]!; at++) {
      const field = index.lists[at]!
      if (holdsSequence(index, field, slots)) add(finder, field)
    }
}

/** Collects into `finder` every field that holds the text of `words`, joined by blanks, anywhere. */
export function findFields(index: SearchIndex, words: readonly string[], finder: FieldFinder): void {
  empty(finder)
  const [first = ''] = words
  if (words.length > 1) findSequence(index, words, finder)
  else if (/^[a-z]$/.test(first)) findLetter(index, first, finder)
  else findWord(index, first, finder)
}

/** Collects into `finder` every field that is the text of `words` and nothing more. */
export function findWholeFields(index: SearchIndex, words: readonly string[], finder: FieldFinder): void {
  empty(finder)
  const ids = words.map((word) => findWords(index, `\n${word}\n`)[0] ?? -1)
  const [first = -1] = ids
  if (ids.includes(-1)) return
  for (let at = index.listStarts[first]!; at < index.listStarts[first + 1]!; at++) {
    const field = index.lists[at]!
    const start = index.fieldStarts[field]!
    const isWhole = index.fieldStarts[field + 1]! - start === ids.length
    if (isWhole && ids.every((id, place) => index.tokens[start + place] === id)) add(finder, field)
  }
}
