import type { Crossing } from './cross.ts'

/** An example to be finished by anyone who can say what then: what she is in, what comes between, and no more. */
export const draftOf = ({ sentence, happening, stake }: Crossing): ReadonlyArray<string> => [
  `Example: ${happening.sentence.replace(/^./, (letter) => letter.toUpperCase())}`,
  `  Given ${sentence}`,
  `  When ${happening.sentence}`,
  `  Then … (at stake is ${stake.what}: nobody has said what becomes of it)`,
]
