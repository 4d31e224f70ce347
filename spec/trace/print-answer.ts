import { formatDecisionSentence } from '../interpretations/interpretations.ts'
import { formatTransition } from '../coverage/print.ts'
import { formatFlowName } from '../machines.ts'
import type { Place } from '../coverage/takers.ts'
import { getTestKind } from './test-titles.ts'
import { formatDeferral } from './print.ts'
import type { Decision, ModelTransition, RequirementAnswer, TracedTest } from './answer.ts'
import type { TracedExample, TracedRule } from './traced-rules.ts'

const proofs: Readonly<Record<RequirementAnswer['proof'], string>> = {
  rule: 'A rule says it, and examples prove it.',
  test: 'No rule and no example says it; tests alone prove it.',
  markup: 'No rule and no example says it; only tests of markup prove it, which nobody has opened, followed or read.',
  planned: 'Nothing proves it',
  nothing: 'Nothing proves it.',
}

const formatProof = ({ proof, planned }: RequirementAnswer) =>
  proof === 'planned' ? `${proofs.planned}: ${formatDeferral(planned ?? '')}` : proofs[proof]

function formatRunNotes({ rows, isOnScreenOnly, hasRun }: TracedExample, isAnyRun: boolean): string {
  const notes = [
    ...(rows > 0 ? [`${rows} ${rows === 1 ? 'row' : 'rows'}`] : []),
    ...(isOnScreenOnly ? ['on a screen only'] : []),
    ...(isAnyRun && !hasRun ? ['never run here'] : []),
  ]
  return notes.length > 0 ? `   (${notes.join(', ')})` : ''
}

const printRule = ({ title, file, line, examples }: TracedRule, isAnyRun: boolean) => [
  `  ${title}`,
  `      ${file}:${line}`,
  ...examples.map((example) => `      ${file}:${example.line}  ${example.title}${formatRunNotes(example, isAnyRun)}`),
]

function printRules(rules: ReadonlyArray<TracedRule>): ReadonlyArray<string> {
  const isAnyRun = rules.some(({ examples }) => examples.some(({ hasRun }) => hasRun))
  const none = rules.length > 0 && !isAnyRun ? ['  None of these examples has ever run here: npm run features'] : []
  return [...rules.flatMap((rule) => printRule(rule, isAnyRun)), ...none]
}

const printTest = ({ title, file, line }: Place) => `  ${title}   ${file}:${line}`

const printWithKind = (told: TracedTest) =>
  `${printTest(told)}   (${getTestKind({ by: told.isOfMarkup ? 'markup' : 'test', file: told.file })})`

function formatTransitionCoverage({ examples, isInPaths }: ModelTransition): string {
  if (!examples) return ''
  if (examples.length > 0) return `   taken by ${examples.length} ${examples.length === 1 ? 'example' : 'examples'}`
  return isInPaths ? '   taken by paths alone' : '   taken by no example'
}

function printModels({ states, transitions }: RequirementAnswer): ReadonlyArray<string> {
  const inStates = states.map(({ flow, name, says }) => `  ${formatFlowName(flow)}, ${name}: ${says}`)
  const moves = transitions.map(
    (each) => `  ${formatFlowName(each.flow)}, ${formatTransition(each).trim()}${formatTransitionCoverage(each)}`,
  )
  return [...inStates, ...moves]
}

const formatDecisionLine = ({ number, title, file }: Decision) => `  ${Number(number)}. ${title}   ${file}`

const formatKind = ({ kind, isOpen }: RequirementAnswer) =>
  kind !== 'open' || isOpen ? kind : 'left open by the specification, and decided since'

const formatInterpretationHeading = ({ isOpen }: RequirementAnswer) =>
  isOpen ? 'Open, and how it is read' : 'Left open, and how it was decided'

function printInterpretation({ isOpen, reading, decidedIn }: RequirementAnswer): ReadonlyArray<string> {
  if (!reading) return isOpen ? ['  The statement is open, and no reading of it is written down.'] : []
  return [
    `  What the site does: ${reading.reading}`,
    `  Why: ${reading.why}`,
    `  ${formatDecisionSentence(reading)}`,
    ...(decidedIn ? [`  ${formatDecisionLine(decidedIn)}`] : []),
  ]
}

const part = (title: string, lines: ReadonlyArray<string>) => (lines.length > 0 ? ['', title, ...lines] : [])

export function printAnswer(answer: RequirementAnswer): ReadonlyArray<string> {
  const { id, section, title, statement, rules, tests, content, decisions } = answer
  return [
    `${id}  ${statement}`,
    `  ${formatKind(answer)}, in section ${section}${title === '' ? '' : `, ${title}`}`,
    `  ${formatProof(answer)}`,
    ...part(formatInterpretationHeading(answer), printInterpretation(answer)),
    ...part('Rules', printRules(rules)),
    ...part('Tests', tests.map(printWithKind)),
    ...part('Tests of the sample content, which prove nothing of the site', content.map(printTest)),
    ...part('Modelled by, which proves nothing by itself', printModels(answer)),
    ...part('Decisions that name it', decisions.map(formatDecisionLine)),
    '',
  ]
}
