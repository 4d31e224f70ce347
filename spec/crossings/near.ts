import { isFlowFile } from '#scripts/names/kinds.ts'
import { refuseName } from '#scripts/names/refuse-name.ts'
import { CommandProblem } from '#scripts/say.ts'
import { parseFeature } from '../parse-feature.ts'
import type { Source } from '../read-sources.ts'
import { findInterruptions } from './ask-for.ts'
import type { Interruption } from './cross.ts'

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
