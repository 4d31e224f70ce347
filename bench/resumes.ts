import { readResume } from '#domain/resume/read-resume.ts'
import { largestResume } from '#domain/resume/resume.ts'
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

function timeReading(text: string): number {
  const start = performance.now()
  readResume(text)
  return performance.now() - start
}

function printTimes(corpus: readonly CorpusResume[]): void {
  const texts = corpus.map(({ text }) => text)
  for (const text of texts) readResume(text)
  const times = texts.map(timeReading)
  const joined = texts.join('\n\n')
  const copies = Math.floor(largestResume / (Buffer.byteLength(joined) + 2))
  const large = Array.from({ length: copies }, () => joined).join('\n\n')
  console.table({
    'one resume': { 'p50 ms': percentile(times, 0.5).toFixed(2), 'p99 ms': percentile(times, 0.99).toFixed(2) },
    '1 MB of resumes': {
      'p50 ms': percentile(
        [1, 2, 3].map(() => timeReading(large)),
        0.5,
      ).toFixed(0),
    },
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
console.log('No other parser is run: see the readme.')

const readHalf = (half: Half) =>
  readCorpus(half, generated).filter((resume) => name === undefined || resume.name.includes(name))

for (const half of halves.filter((each) => chosen === undefined || chosen === each)) {
  const scores = scoreAll(readHalf(half))
  if (chosen === 'open') printFailures(scores)
  printFigures(half, scores)
}
if (chosen === undefined) printFigures('both halves', scoreAll(halves.flatMap(readHalf)))
printTimes(halves.flatMap(readHalf))
if (name !== undefined && chosen === 'open') for (const { text } of readHalf('open')) console.log(`\n${text}`)
