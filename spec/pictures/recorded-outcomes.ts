import type { Envelope, GherkinDocument, PickleStep, TestCase, TestStepResultStatus } from '@cucumber/messages'
import { pictureMediaType, type PictureNote } from '#steps/harness/picture-note.ts'
import { readOutcomes, type Outcome } from '../results/read-outcomes.ts'
import { byId, listRunExamples } from '../results/names-of-run.ts'
import type { StripStep } from './strips.ts'

export type RecordedOutcome = Outcome & { readonly start: string; readonly steps: ReadonlyArray<StripStep> }

const listStepKeywords = ({ feature }: GherkinDocument): ReadonlyArray<readonly [string, string]> => {
  const parts = (feature?.children ?? []).flatMap((child) => [child, ...(child.rule?.children ?? [])])
  return parts.flatMap(({ background, scenario }) =>
    [...(background?.steps ?? []), ...(scenario?.steps ?? [])].map(({ id, keyword }) => [id, keyword.trim()] as const),
  )
}

const [skipped]: ReadonlyArray<`${TestStepResultStatus}`> = ['SKIPPED']

const getStepKey = (start: string, step: string) => `${start} ${step}`

function readStepPictures(envelopes: ReadonlyArray<Envelope>) {
  const notes = new Map<string, PictureNote>()
  const taken = new Set<string>()
  for (const { attachment, testStepFinished: step } of envelopes) {
    if (attachment?.mediaType === pictureMediaType)
      notes.set(
        getStepKey(attachment.testCaseStartedId ?? '', attachment.testStepId ?? ''),
        JSON.parse(attachment.body) as PictureNote,
      )
    if (step && step.testStepResult.status !== skipped) taken.add(getStepKey(step.testCaseStartedId, step.testStepId))
  }
  return (start: string, step: string): StripStep['shown'] => {
    const place = getStepKey(start, step)
    return notes.get(place) ?? (taken.has(place) ? 'nothing yet' : 'not reached')
  }
}

const mapSteps = (
  { testSteps }: TestCase,
  getStep: (id: string) => PickleStep | undefined,
  write: (step: PickleStep, id: string) => StripStep,
) =>
  testSteps.flatMap(({ id, pickleStepId }) => {
    const step = getStep(pickleStepId ?? '')
    return step ? [write(step, id)] : []
  })

export function readRecordedOutcomes(envelopes: ReadonlyArray<Envelope>): ReadonlyArray<RecordedOutcome> {
  const keywords = new Map(
    envelopes.flatMap(({ gherkinDocument }) => (gherkinDocument ? listStepKeywords(gherkinDocument) : [])),
  )
  const steps = byId(envelopes.flatMap(({ pickle }) => pickle?.steps ?? []))
  const cases = byId(envelopes.flatMap(({ testCase }) => testCase ?? []))
  const outcomes = new Map(readOutcomes(envelopes).map((outcome) => [outcome.key, outcome]))
  const examples = listRunExamples(envelopes)
  const getStepPicture = readStepPictures(envelopes)
  const entries = envelopes.flatMap(({ testCaseStarted }): ReadonlyArray<readonly [string, RecordedOutcome]> => {
    const testCase = testCaseStarted && cases.get(testCaseStarted.testCaseId)
    const outcome = testCase && outcomes.get(examples.get(testCase.id)?.key ?? '')
    if (!outcome || !testCase) return []
    const { id: start } = testCaseStarted
    const write = ({ text, astNodeIds }: PickleStep, id: string): StripStep => ({
      keyword: keywords.get(astNodeIds[0] ?? '') ?? '',
      text,
      shown: getStepPicture(start, id),
    })
    return [[outcome.key, { ...outcome, start, steps: mapSteps(testCase, (id) => steps.get(id), write) }]]
  })
  return [...new Map(entries).values()]
}
