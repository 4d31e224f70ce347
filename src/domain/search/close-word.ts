import type { SearchIndex } from './search-index.ts'

const plainWord = /^[\p{L}\p{N}]{4,20}$/u

/** The first word of the index that has one letter more, less or other, or two that changed places; else the word itself. */
export function findCloseWord({ vocabulary }: SearchIndex, word: string): string {
  if (!plainWord.test(word) || vocabulary.includes(`\n${word}\n`)) return word
  const close = Array.from(word, (letter, at) => {
    const [before, [next = '', ...rest]] = [word.slice(0, at), word.slice(at + 1)]
    return `${before}(.?${next}|.${letter}${next}|${next}${letter})${rest.join('')}`
  })
  return RegExp(`\n(${close.join('|')}|${word}.)\n`).exec(vocabulary)?.[1] ?? word
}
