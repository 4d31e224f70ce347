import type { Crossing } from './cross.ts'

export const draftOf = ({ sentence, happening, stake }: Crossing): ReadonlyArray<string> => [
  `Example: ${happening.sentence.replace(/^./, (letter) => letter.toUpperCase())}`,
  `  Given ${sentence}`,
  `  When ${happening.sentence}`,
  `  Then … (at stake is ${stake.what}: nobody has said what becomes of it)`,
]
