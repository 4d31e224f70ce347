import { largestText } from '#domain/documents/document-text.ts'
import { readResume } from '#domain/resume/read-resume.ts'
import { startBench } from '#scripts/suites/bench-runs.ts'
import { percentile } from './measure/percentile.ts'
import { halves, readCorpus } from './resumes/corpus.ts'
import type { CorpusResume, Half } from './resumes/expected.ts'
import { figuresByField, figuresOfAll, figuresOfWhole, type Figures } from './resumes/figures.ts'
import { scoreResume, type ResumeScore } from './resumes/score.ts'

const percent = (value: number) => value.toFixed(2)

const inColumns = ({ right, wrong, missed, precision, recall, score }: Figures) => ({
  right,
  wrong,
  missed,
  precision: percent(precision),
  recall: percent(recall),
  score: percent(score),
})

function printFigures(title: string, scores: readonly ResumeScore[]): void {
  console.log(`\n${title}: ${scores.length} resumes`)
  const rows = [...figuresByField(scores)].toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  console.table(
    Object.fromEntries(
      [...rows, ['all fields', figuresOfAll(scores)] as const].map(([name, row]) => [name, inColumns(row)]),
    ),
  )
  console.table(
    Object.fromEntries(
      (['jobs', 'schools'] as const).map((kind) => {
        const { expected, right, partly, unknown, share } = figuresOfWhole(scores, kind)
        return [
          `whole ${kind}`,
          { expected, right, 'partly right': partly, 'not in the resume': unknown, share: percent(share) },
        ]
      }),
    ),
  )
}

function printFailures(scores: readonly ResumeScore[]): void {
  for (const { name, findings } of scores) {
    const failures = findings.filter(({ verdict }) => verdict !== 'right')
    if (failures.length > 0) console.log(`\n${name}`)
    for (const { field, verdict, expected, offered } of failures)
      console.log(
        `  ${verdict.padEnd(6)} ${field.padEnd(18)} expected: ${expected}${offered === '' ? '' : `   offered: ${offered}`}`,
      )
  }
}

function printKinds(scores: readonly ResumeScore[]): void {
  console.log('\nWhole jobs of each kind of resume')
  const kinds = Map.groupBy(scores, ({ name }) => name.replace(/^generated-\d+-/, ''))
  const rows = [...kinds].map(([kind, some]) => {
    const { expected, right, unknown } = figuresOfWhole(some, 'jobs')
    return [kind, { expected, right, 'not in the resume': unknown, score: percent(figuresOfAll(some).score) }] as const
  })
  console.table(Object.fromEntries(rows))
}

function timeReading(text: string): number {
  const start = performance.now()
  readResume(text)
  return performance.now() - start
}

const repeatToLargest = (text: string): string =>
  `${text}\n\n`.repeat(Math.floor(largestText / (Buffer.byteLength(text) + 2)))

function printTimes(corpus: readonly CorpusResume[]): void {
  for (const { text } of corpus) readResume(text)
  const row = (texts: ReadonlyArray<Pick<CorpusResume, 'name' | 'text'>>) => {
    const times = texts.map(({ name, text }) => ({ name, time: timeReading(text) }))
    const [slowest] = times.toSorted((one, other) => other.time - one.time)
    const p50 = percentile(
      times.map(({ time }) => time),
      0.5,
    )
    return { 'p50 ms': p50.toFixed(2), 'slowest ms': slowest?.time.toFixed(2), slowest: slowest?.name }
  }
  const joined = { name: 'all', text: repeatToLargest(corpus.map(({ text }) => text).join('\n\n')) }
  console.log('\nReading')
  console.table({
    'a resume': row(corpus),
    'a resume, repeated to 1 MB': row(corpus.map(({ name, text }) => ({ name, text: repeatToLargest(text) }))),
    'all resumes, repeated to 1 MB': row([joined, joined, joined]),
  })
}

const scoreAll = (corpus: readonly CorpusResume[]) =>
  corpus.map((resume) => scoreResume(resume, readResume(resume.text)))

const { size, args } = startBench({ usual: 64, smallest: 2 })

const valueOf = (option: string): string | undefined => args[args.indexOf(option) + 1 || Infinity]

const chosen = valueOf('--half')
const name = valueOf('--only')
const generated = Number(valueOf('--generated') ?? size)

console.log('What readResume gets right in resumes whose values are known (bench/resumes/readme.md).')
console.log('No peer is run: no parser of npm that was looked at parts one job from the next (docs/benchmarks.md).')

const readHalf = (half: Half) =>
  readCorpus(half, generated).filter((resume) => name === undefined || resume.name.includes(name))

const shownHalves = halves.filter((half) => chosen === undefined || chosen === half)
for (const half of shownHalves) {
  const scores = scoreAll(readHalf(half))
  if (chosen === 'open') printFailures(scores)
  if (chosen === 'open') printKinds(scores)
  printFigures(half, scores)
}
if (chosen === undefined) printFigures('both halves', scoreAll(halves.flatMap(readHalf)))
printTimes(shownHalves.flatMap(readHalf))
if (name !== undefined && chosen === 'open') for (const { text } of readHalf('open')) console.log(`\n${text}`)
