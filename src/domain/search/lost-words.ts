const longest = { words: 12, word: 40, text: 100 } as const

const uuid = /\p{ASCII_Hex_Digit}{8}(?:-\p{ASCII_Hex_Digit}{4}){3}-\p{ASCII_Hex_Digit}{12}/gu
const fileEnding = /\.(?:x?html?|php\d?|phtml|aspx?|jspx?|cfm|cgi|do|pdf|docx?)(?=\/|$)/gi
const wordBorders = /[^\p{L}\p{M}\p{N}]+/u
const isId = (word: string) => /^\d{5,}$/.test(word) || /^(?=.*\d)[0-9a-f]{8,}$/i.test(word)

function decoded(bytes: string): string {
  try {
    return decodeURIComponent(bytes)
  } catch {
    return ' '
  }
}

const truncateText = (text: string, count: number) => Array.from(text).slice(0, count).join('')

const startingWithin = (words: ReadonlyArray<string>, length: number) =>
  words.filter((_, at) => words.slice(0, at + 1).join(' ').length <= length)

export function lostWords(path: string): string {
  const text = path
    .replace(/(?:%[\da-f]{2})+/gi, decoded)
    .replace(uuid, ' ')
    .replace(fileEnding, ' ')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
  const words = text
    .split(wordBorders)
    .filter((word) => word !== '' && !isId(word))
    .map((word) => truncateText(word, longest.word))
  const chosen = Array.from(new Set(words)).slice(0, longest.words)
  return startingWithin(chosen, longest.text).join(' ')
}
