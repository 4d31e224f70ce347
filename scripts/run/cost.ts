import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Envelope } from '@cucumber/messages'
import { readMessages } from '../suites/list-failures.ts'

/** Where the seconds of a suite went: its files, the most expensive first, and what was done before and after its tests. */
export type Cost = { readonly files: ReadonlyArray<readonly [file: string, seconds: number]>; readonly setUp?: number }

const mostNamed = 10

const dearest = (seconds: ReadonlyMap<string, number>) =>
  [...seconds].toSorted(([, one], [, other]) => other - one).slice(0, mostNamed)

const add = (seconds: Map<string, number>, file: string, more: number) =>
  seconds.set(file, (seconds.get(file) ?? 0) + more)

/** Where the time of tests went, by Vitest's JSON report; it does not tell what is done before a file's tests. */
export function costOfVitest(text: string): Cost {
  const { testResults } = JSON.parse(text) as {
    testResults: { name: string; assertionResults: { duration?: number }[] }[]
  }
  const seconds = new Map<string, number>()
  for (const { name, assertionResults } of testResults)
    for (const { duration = 0 } of assertionResults) add(seconds, relative(process.cwd(), name), duration / 1000)
  return { files: dearest(seconds) }
}

/** Processor seconds of each file of unit tests, where the run has measured them; else the time of its tests. */
export function costOfUnit(text: string, measured = 'out/unit-cost.json'): Cost {
  if (!existsSync(measured)) return costOfVitest(text)
  return {
    files: dearest(new Map(Object.entries(JSON.parse(readFileSync(measured, 'utf8')) as Record<string, number>))),
  }
}

/** Where the time of steps went, by Cucumber's messages: features, and all hooks together. */
export function costOfCucumber(text: string): Cost {
  const envelopes = readMessages(text)
  const places = placesOf(envelopes)
  const seconds = new Map<string, number>()
  let setUp = 0
  for (const { testStepFinished: step, testRunHookFinished: hook } of envelopes) {
    if (hook) setUp += secondsOf(hook.result.duration)
    if (!step) continue
    const taken = secondsOf(step.testStepResult.duration)
    const file = places.get(step.testStepId)
    if (file === undefined) setUp += taken
    else add(seconds, file, taken)
  }
  return { files: dearest(seconds), setUp }
}

const secondsOf = ({ seconds, nanos }: { seconds: number; nanos: number }) => seconds + nanos / 1e9

/** The feature of each step; a hook has none. */
function placesOf(envelopes: ReadonlyArray<Envelope>): ReadonlyMap<string, string> {
  const files = new Map(envelopes.flatMap(({ pickle }) => (pickle ? [[pickle.id, pickle.uri]] : [])))
  return new Map(
    envelopes.flatMap(({ testCase }) =>
      (testCase?.testSteps ?? []).flatMap(({ id, pickleStepId }) =>
        pickleStepId === undefined ? [] : [[id, files.get(testCase?.pickleId ?? '') ?? ''] as const],
      ),
    ),
  )
}

/** The words for what a suite cost. */
export function tellCost({ files, setUp }: Cost): string[] {
  const dear = files.map(([file, seconds]) => `${seconds.toFixed(1).padStart(8)} s  ${file}`)
  return setUp === undefined ? dear : [...dear, `${setUp.toFixed(1).padStart(8)} s  before and after all examples`]
}
