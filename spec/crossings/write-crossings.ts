import { nameOfFlow } from '../machines.ts'
import { writeTable } from '../markdown.ts'
import { byStake, countCrossings, type Crossing } from './cross.ts'
import type { Saying } from './sayings.ts'
import { kinds, type Kind } from './tables.ts'

const toLink = ({ says, file }: Saying) => `[${says}](../${file})`

const answerOf = ({ told }: Crossing) => (told.length > 0 ? told.map(toLink).join('; ') : '**nobody has said**')

const kindOf = ({ happening }: Crossing) => kinds[happening.kind as Kind]

function writeStake([{ flow, what }, crossings]: ReturnType<typeof byStake>[number]) {
  const sentence = crossings[0]?.sentence ?? ''
  return [
    '',
    `## ${nameOfFlow(flow)}: ${sentence}`,
    '',
    `At stake: ${what}. [Chart](charts/${flow}.md)`,
    '',
    ...writeTable(
      ['comes from', 'what happens', 'what then'],
      crossings.map((crossing) => [kindOf(crossing), crossing.happening.sentence, answerOf(crossing)]),
    ),
  ]
}

const are = (count: number) => `${count} ${count === 1 ? 'is' : 'are'}`

/** The counts of the crossings, in one sentence. */
export function sumUp(crossings: ReadonlyArray<Crossing>): string {
  const { all, examples, rules, nobody } = countCrossings(crossings)
  return `Of ${all} crossings ${are(examples)} told by an example, ${are(rules)} answered by a rule alone, and of ${nobody} nobody has said anything.`
}

/** docs/crossings.md: what becomes of each state in which something is at stake when something comes between. */
export const writeCrossings = (crossings: ReadonlyArray<Crossing>): string =>
  [
    '# Crossings',
    '',
    'What flows owe each other: something is at stake, and something else happens first. Written by',
    '`npm run spec -- crossings --write` from the tables in [crossings](crossings/); `npm run spec -- crossings FLOW`',
    'drafts an example for each that nobody has said. A row of `happenings.tsv` meets each state of `stakes.tsv` that has',
    'its topic; `answers.tsv` names the example or the rule that says what then.',
    '',
    sumUp(crossings),
    ...byStake(crossings).flatMap(writeStake),
    '',
  ].join('\n')
