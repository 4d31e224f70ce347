import { addresses } from './addresses.ts'
import type { Spec } from './gather.ts'

/** Keys are `file:line`, of an example or of a row of its tables. */
export const mapExamplePlaces = ({ features }: Spec): ReadonlyMap<string, string> =>
  new Map(
    features.flatMap(({ file, stem, rules }) =>
      rules.flatMap(({ examples }) =>
        examples.flatMap(({ line, anchor, cases }) =>
          [line, ...cases.map((each) => each.line)].map(
            (at) => [`${file}:${at}`, `${addresses.feature(stem)}#${anchor}`] as const,
          ),
        ),
      ),
    ),
  )
