export function letterBits(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) - 97
    if (letter >= 0 && letter < 26) bits |= 1 << letter
  }
  return bits
}

type Counts = { readonly placeStarts: Uint32Array; readonly listStarts: Uint32Array }

function countPlaces(tokens: Uint32Array, wordCount: number): Counts {
  const placeStarts = new Uint32Array(wordCount + 1)
  const listStarts = new Uint32Array(wordCount + 1)
  const lastField = new Int32Array(wordCount).fill(-1)
  let field = 0
  for (let at = 1; at < tokens.length; at++) {
    const word = tokens[at]!
    if (word === 0) field++
    else {
      placeStarts[word + 1]!++
      if (lastField[word] !== field) listStarts[word + 1]!++
      lastField[word] = field
    }
  }
  for (let word = 0; word < wordCount; word++) {
    placeStarts[word + 1]! += placeStarts[word]!
    listStarts[word + 1]! += listStarts[word]!
  }
  return { placeStarts, listStarts }
}

type Words = { readonly vocabulary: string; readonly wordStarts: Uint32Array }

const createWordBits = ({ vocabulary, wordStarts }: Words) =>
  wordStarts.map((start, word) => letterBits(vocabulary.slice(start, wordStarts[word + 1] ?? start)))

export function* listPlaces(words: Words, tokens: Uint32Array, fieldCount: number) {
  const wordCount = words.wordStarts.length - 1
  const starts = countPlaces(tokens, wordCount)
  yield
  const wordLetters = createWordBits(words)
  yield
  const places = new Uint32Array(starts.placeStarts[wordCount]!)
  const lists = new Uint32Array(starts.listStarts[wordCount]!)
  const letters = new Uint32Array(fieldCount)
  const nextPlace = starts.placeStarts.slice()
  const nextList = starts.listStarts.slice()
  let field = 0
  for (let at = 1; at < tokens.length; at++) {
    const word = tokens[at]!
    if (word === 0) field++
    else {
      places[nextPlace[word]!++] = at
      const next = nextList[word]!
      if (next === starts.listStarts[word] || lists[next - 1] !== field) lists[nextList[word]!++] = field
      letters[field]! |= wordLetters[word]!
    }
  }
  return { ...starts, places, lists, letters }
}
