/** In characters: a longer sentence is a paragraph. */
const longest = 180
const shortest = 20

const label =
  /^(?:(?:about (?:the|this|our|your) \w+|(?:job|position|role|team|company) (?:summary|overview|description|purpose))(?:\s*[:–—-])?|(?:overview|summary|description|purpose|the (?:role|job|position|opportunity|team)|who we are)\s*[:–—-])\s+/i

const neverLast =
  /(?:^|[\s("“‘])(?:Mr|Mrs|Ms|Dr|Prof|Sr|Jr|St|Gen|Col|Lt|Capt|Cmdr|Adm|Maj|Sgt|Rep|Sen|Gov|Ft|Mt|vs|approx|incl|est|e\.\s?g|i\.\s?e|cf|[A-Z])\.$/
const beforeNumber = /\b(?:nos?|vol|fig|sec)\.$/i
const seldomLast =
  /(?:^|[\s("“‘])(?:(?:\p{L}\.)+\p{L}|Ph\.D|Inc|Ltd|Corp|Co|Bldg|Dept|Ave|Blvd|etc|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec)\.$/u
const beginning =
  /^["“‘(]?(?:A|An|And|As|At|But|For|From|If|In|It|Its|Our|Over|Some|That|The|These|They|This|To|We|When|With|You|Your)\b/

const isList = /^(?:[•·▪●‣*–—-]|\d+[.)])\s/
const hasItems = /\s[•·▪●‣*]\s/

function isEnd(before: string, after: string): boolean {
  if (after === '') return true
  if (/^["“‘(]?\p{Ll}/u.test(after) || neverLast.test(before)) return false
  if (/^\d/.test(after) && beforeNumber.test(before)) return false
  return !seldomLast.test(before) || beginning.test(after)
}

const afterLabel = (text: string) => {
  const from = label.exec(text)?.[0].length ?? 0
  return /^\p{Ll}/u.test(text.slice(from)) ? 0 : from
}

const isMarkup = /<[a-z!/]/i

/** Where the first sentence of a plain text begins and ends, or null where none can stand alone. */
export function findFirstSentence(text: string): readonly [from: number, to: number] | null {
  const from = afterLabel(text)
  if (isList.test(text.slice(from)) || isMarkup.test(text)) return null
  for (const { 0: mark, index } of text.matchAll(/[.!?…]+["”’)\]]*(?=\s|$)/g)) {
    const to = index + mark.length
    const [sentence, rest] = [text.slice(from, to), text.slice(to).trim()]
    if (to - from > longest || hasItems.test(sentence)) return null
    const isWhole = to - from >= shortest || rest === ''
    if (isWhole && isEnd(sentence.replace(/["”’)\]]+$/, ''), rest)) return [from, to]
  }
  return null
}
