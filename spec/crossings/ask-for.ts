import { toFlowStem } from '../machines.ts'
import type { Interruption } from './cross.ts'

type QueryTerm = { readonly flow: string } | { readonly word: string }

const isMatch =
  (asked: QueryTerm) =>
  ({ stake, sentence, happening }: Interruption): boolean => {
    if ('flow' in asked) return stake.flow === asked.flow
    const word = asked.word.toLowerCase()
    if ([stake.state, happening.name].some((name) => name.toLowerCase() === word)) return true
    return [sentence, happening.sentence, stake.what].some((text) => text.toLowerCase().includes(word))
  }

function parseFlowTerms(words: ReadonlyArray<string>, stems: ReadonlySet<string>): ReadonlyArray<QueryTerm> | null {
  for (let length = words.length; length > 0; length -= 1) {
    const flow = toFlowStem(words.slice(0, length).join(' '))
    if (stems.has(flow)) return [{ flow }, ...words.slice(length).map((word) => ({ word }))]
  }
  return null
}

const splitWords = (text: string) => text.trim().split(/\s+/)

export function findInterruptions(
  crossings: ReadonlyArray<Interruption>,
  typed: ReadonlyArray<string>,
): ReadonlyArray<Interruption> {
  const stems = new Set(crossings.map(({ stake }) => stake.flow))
  const asked =
    parseFlowTerms(typed.flatMap(splitWords), stems) ??
    typed.flatMap((each): ReadonlyArray<QueryTerm> => parseFlowTerms(splitWords(each), stems) ?? [{ word: each }])
  return crossings.filter((crossing) => asked.every((each) => isMatch(each)(crossing)))
}
