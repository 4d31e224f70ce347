import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Envelope } from '@cucumber/messages'
import { readMessages } from '../suites/list-failures.ts'

export type Cost = { readonly files: ReadonlyArray<readonly [file: string, seconds: number]>; readonly setUp?: number }

const maxNamed = 10

const dearest = (seconds: ReadonlyMap<string, number>) =>
  [...seconds].toSorted(([, one], [, other]) => other - one).slice(0, maxNamed)

const add = (seconds: Map<string, number>, file: string, more: number) =>
  seconds.set(file, (seconds.get(file) ?? 0) + more)

export function readVitestCost(text: string): Cost {
  const { testResults } = JSON.parse(text) as {
    testResults: { name: string; assertionResults: { duration?: number }[] }[]
  }
  const seconds = new Map<string, number>()
  for (const { name, assertionResults } of testResults)
    for (const { duration = 0 } of assertionResults) add(seconds, relative(process.cwd(), name), duration / 1000)
  return { files: dearest(seconds) }
}

export function readUnitCost(text: string, measured = 'out/unit-cost.json'): Cost {
  if (!existsSync(measured)) return readVitestCost(text)
  return {
    files: dearest(new Map(Object.entries(JSON.parse(readFileSync(measured, 'utf8')) as Record<string, number>))),
  }
}

export function readCucumberCost(text: string): Cost {
  const envelopes = readMessages(text)
  const places = mapStepFiles(envelopes)
  const seconds = new Map<string, number>()
  let setUp = 0
  for (const { testStepFinished: step, testRunHookFinished: hook } of envelopes) {
    if (hook) setUp += toSeconds(hook.result.duration)
    if (!step) continue
    const taken = toSeconds(step.testStepResult.duration)
    const file = places.get(step.testStepId)
    if (file === undefined) setUp += taken
    else add(seconds, file, taken)
  }
  return { files: dearest(seconds), setUp }
}

const toSeconds = ({ seconds, nanos }: { seconds: number; nanos: number }) => seconds + nanos / 1e9

function mapStepFiles(envelopes: ReadonlyArray<Envelope>): ReadonlyMap<string, string> {
  const files = new Map(envelopes.flatMap(({ pickle }) => (pickle ? [[pickle.id, pickle.uri]] : [])))
  return new Map(
    envelopes.flatMap(({ testCase }) =>
      (testCase?.testSteps ?? []).flatMap(({ id, pickleStepId }) =>
        pickleStepId === undefined ? [] : [[id, files.get(testCase?.pickleId ?? '') ?? ''] as const],
      ),
    ),
  )
}

export function formatCost({ files, setUp }: Cost): string[] {
  const dear = files.map(([file, seconds]) => `${seconds.toFixed(1).padStart(8)} s  ${file}`)
  return setUp === undefined ? dear : [...dear, `${setUp.toFixed(1).padStart(8)} s  before and after all examples`]
}
