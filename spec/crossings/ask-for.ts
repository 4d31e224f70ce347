import { stemOfName } from '../machines.ts'
import type { Crossing } from './cross.ts'

type Asked = { readonly flow: string } | { readonly word: string }

const isAsked =
  (asked: Asked) =>
  ({ stake, sentence, happening }: Crossing): boolean => {
    if ('flow' in asked) return stake.flow === asked.flow
    const word = asked.word.toLowerCase()
    if ([stake.state, happening.name].some((name) => name.toLowerCase() === word)) return true
    return [sentence, happening.sentence, stake.what].some((text) => text.toLowerCase().includes(word))
  }

function beginWithFlow(words: ReadonlyArray<string>, stems: ReadonlySet<string>): ReadonlyArray<Asked> | null {
  for (let length = words.length; length > 0; length -= 1) {
    const flow = stemOfName(words.slice(0, length).join(' '))
    if (stems.has(flow)) return [{ flow }, ...words.slice(length).map((word) => ({ word }))]
  }
  return null
}

const wordsOf = (text: string) => text.trim().split(/\s+/)

export function askFor(crossings: ReadonlyArray<Crossing>, typed: ReadonlyArray<string>): ReadonlyArray<Crossing> {
  const stems = new Set(crossings.map(({ stake }) => stake.flow))
  const asked =
    beginWithFlow(typed.flatMap(wordsOf), stems) ??
    typed.flatMap((each): ReadonlyArray<Asked> => beginWithFlow(wordsOf(each), stems) ?? [{ word: each }])
  return crossings.filter((crossing) => asked.every((each) => isAsked(each)(crossing)))
}
