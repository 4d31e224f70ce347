import { parseFeature } from '../parse-feature.ts'
import type { Source } from '../read-sources.ts'

export type Use = { readonly name: string; readonly file: string }

export function findUses(sources: ReadonlyArray<Source>): ReadonlyMap<string, ReadonlyArray<Use>> {
  const uses = new Map<string, Use[]>()
  for (const { file, text } of sources) {
    const { document, pickles } = parseFeature(file, text)
    const sentences = new Set(pickles.flatMap(({ steps }) => steps.map((step) => step.text)))
    const use = { name: document.feature?.name ?? file, file }
    for (const sentence of sentences) uses.set(sentence, [...(uses.get(sentence) ?? []), use])
  }
  return uses
}
