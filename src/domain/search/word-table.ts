/**
 * Words are numbered from 1; 0 is the empty word. Word n starts at `starts[n]` in `codes`, followed by a line break.
 * `slots` is an open-addressing hash table.
 */
export type WordTable = { codes: Uint16Array; starts: Uint32Array; slots: Uint32Array; count: number; text: string }

const lineBreak = 10

export const makeWordTable = (): WordTable => ({
  codes: new Uint16Array(1 << 14).fill(lineBreak, 0, 1),
  starts: Uint32Array.from({ length: 1 << 11 }, (_, at) => (at === 1 ? 1 : 0)),
  slots: new Uint32Array(1 << 12),
  count: 1,
  text: '',
})

function isSameWord(table: WordTable, word: number, from: number, to: number): boolean {
  const { starts, codes, text } = table
  const start = starts[word]!
  if (starts[word + 1]! - start - 1 !== to - from) return false
  for (let at = from; at < to; at++) if (codes[start + at - from] !== text.charCodeAt(at)) return false
  return true
}

const mix = (hash: number, code: number) => Math.imul(hash ^ code, 0x0100_0193)
const slotIndex = (hash: number, size: number) => (hash ^ (hash >>> 15)) & (size - 1)

function hashWord({ codes, starts }: WordTable, word: number): number {
  let hash = 0
  for (let at = starts[word]!; at < starts[word + 1]! - 1; at++) hash = mix(hash, codes[at]!)
  return hash
}

function ensureCapacity(table: WordTable, length: number): void {
  const end = table.starts[table.count]!
  while (end + length >= table.codes.length)
    table.codes = copyInto(new Uint16Array(table.codes.length * 2), table.codes)
  if (table.count + 1 < table.starts.length) return
  table.starts = copyInto(new Uint32Array(table.starts.length * 2), table.starts)
  table.slots = new Uint32Array(table.slots.length * 2)
  for (let word = 1; word < table.count; word++) table.slots[freeSlot(table.slots, hashWord(table, word))] = word
}

function copyInto<Numbers extends Uint16Array | Uint32Array>(larger: Numbers, numbers: Numbers): Numbers {
  larger.set(numbers)
  return larger
}

function freeSlot(slots: Uint32Array, hash: number): number {
  let slot = slotIndex(hash, slots.length)
  while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1)
  return slot
}

function internWord(table: WordTable, from: number, to: number, hash: number): number {
  let slot = slotIndex(hash, table.slots.length)
  for (let word = table.slots[slot]!; word !== 0; word = table.slots[slot]!) {
    if (isSameWord(table, word, from, to)) return word
    slot = (slot + 1) & (table.slots.length - 1)
  }
  ensureCapacity(table, to - from)
  const start = table.starts[table.count]!
  for (let at = from; at < to; at++) table.codes[start + at - from] = table.text.charCodeAt(at)
  table.codes[start + to - from] = lineBreak
  table.starts[table.count + 1] = start + to - from + 1
  table.slots[freeSlot(table.slots, hash)] = table.count
  return table.count++
}

export function readWords(table: WordTable, text: string, visit: (word: number) => void): void {
  table.text = text
  let from = 0
  let hash = 0
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : 32
    if (code !== 32) {
      hash = mix(hash, code)
      continue
    }
    if (at > from) visit(internWord(table, from, at, hash))
    from = at + 1
    hash = 0
  }
}

export function writeWords({ codes, starts, count }: WordTable): string {
  const used = codes.subarray(0, starts[count])
  const parts: string[] = []
  for (let at = 0; at < used.length; at += 8192) parts.push(String.fromCharCode(...used.subarray(at, at + 8192)))
  return parts.join('')
}
