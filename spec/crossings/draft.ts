import type { Interruption } from './cross.ts'

export const draftExample = ({ sentence, happening, stake }: Interruption): ReadonlyArray<string> => [
  `Example: ${happening.sentence.replace(/^./, (letter) => letter.toUpperCase())}`,
  `  Given ${sentence}`,
  `  When ${happening.sentence}`,
  `  Then … (at stake is ${stake.what}: nobody has said what becomes of it)`,
]
