import { toFlowStem } from '../machines.ts'
import type { Interruption } from './interruptions.ts'
import { isFlowFile, refuseName } from '#scripts/names/names.ts'
import { CommandProblem } from '#scripts/command.ts'
import { parseFeature } from '../parse-feature.ts'
import type { Source } from '../files.ts'

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

function getHeaderText({ file, text }: Source): string {
  const { feature } = parseFeature(file, text).document
  return `${file}\n${feature?.name ?? ''}\n${feature?.description ?? ''}`.toLowerCase()
}

function findFlowsByWords(words: ReadonlyArray<string>, stems: ReadonlyArray<string>, features: ReadonlyArray<Source>) {
  const saying = features.filter((feature) => words.some((word) => getHeaderText(feature).includes(word.toLowerCase())))
  const countOf = (stem: string) => saying.filter(({ file }) => isFlowFile(stem, file)).length
  return stems
    .map((stem) => ({ stem, count: countOf(stem) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ stem }) => stem)
}

/** @throws {CommandProblem} always */
export function refuseInterruptionQuery(
  typed: ReadonlyArray<string>,
  crossings: ReadonlyArray<Interruption>,
  features: ReadonlyArray<Source>,
): never {
  const sentence = `No crossing is about ${typed.join(' and ')}.`
  const words = typed.filter((word) => findInterruptions(crossings, [word]).length === 0)
  const stems = [...new Set(crossings.map(({ stake }) => stake.flow))]
  const [flow, ...others] = findFlowsByWords(words, stems, features).slice(0, 3)
  if (flow !== undefined) {
    const more = others.length > 0 ? ` Others: ${others.join(', ')}.` : ''
    throw new CommandProblem(
      `${sentence} Features of the flow ${flow} speak of ${words.join(' and ')}: npm run spec -- crossings ${flow}.${more}`,
    )
  }
  const known = crossings.flatMap(({ stake, happening }) => [stake.flow, stake.state, happening.name])
  if (words.length === 0) throw new CommandProblem(`${sentence} Each of these words fits some; no crossing fits all.`)
  return refuseName(sentence, words.join(' '), [...new Set(known)])
}
