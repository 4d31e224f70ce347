import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import type { Envelope } from '@cucumber/messages'
import { limits, draftFolder, type Width } from '#steps/harness/picture-note.ts'
import type { RunContext } from '../results/store-results.ts'
import { listRunKeys } from '../results/names-of-run.ts'
import { writeFileAtomic } from '../files.ts'
import { readRecordedOutcomes, type RecordedOutcome } from './recorded-outcomes.ts'
import { trimStrips, countStripBytes, replaceStrips } from './replace-strips.ts'
import {
  getExampleFolder,
  picturesFolder,
  getIndexFile,
  listPictures,
  readStrips,
  type ScreenshotStrip,
  type Strips,
} from './strips.ts'
import { count } from '../report.ts'

export const clearDraft = (width: Width) => rmSync(draftFolder(width), { recursive: true, force: true })

const truncateLines = (lines: ReadonlyArray<string>, most = 12) =>
  lines.length > most ? [...lines.slice(0, most), `  … and ${lines.length - most} more`] : lines

function formatMissingPictures(told: ReadonlyArray<RecordedOutcome>): ReadonlyArray<string> {
  const missing = told.flatMap(({ key, steps }) =>
    steps.flatMap(({ keyword, text, shown }) =>
      typeof shown === 'object' && 'missing' in shown ? [`  ${key}: ${keyword} ${text}: ${shown.missing}`] : [],
    ),
  )
  if (missing.length === 0) return []
  return [
    `${missing.length === 1 ? '1 step has' : `${missing.length} steps have`} no picture:`,
    ...truncateLines(missing),
  ]
}

function formatBrokenExamples(told: ReadonlyArray<RecordedOutcome>, width: Width): ReadonlyArray<string> {
  const broken = told.filter(({ hasPassed }) => !hasPassed).map(({ key, why }) => `  ${key}: ${why.split('\n')[0]}`)
  if (broken.length === 0) return []
  return [
    `At ${width} px ${count(broken.length, 'example')} of ${told.length} could not be told to the end; the pictures end there:`,
    ...truncateLines(broken),
  ]
}

/** Removes replaced examples from the index before moving files: it never names a missing picture. */
function place(width: Width, told: ReadonlyArray<RecordedOutcome>, before: Strips, after: Strips) {
  const index = getIndexFile(picturesFolder, width)
  const folder = `${picturesFolder}/${width}`
  const ran = new Set(told.map(({ key }) => key))
  writeFileAtomic(index, JSON.stringify(Object.fromEntries(Object.entries(before).filter(([key]) => !ran.has(key)))))
  for (const { key, start } of told) {
    const draft = `${draftFolder(width)}/${start}`
    rmSync(`${folder}/${getExampleFolder(key)}`, { recursive: true, force: true })
    if (key in after && existsSync(draft)) renameSync(draft, `${folder}/${getExampleFolder(key)}`)
  }
  writeFileAtomic(index, JSON.stringify(after))
  const there = new Set(['index.json', ...Object.keys(after).map(getExampleFolder)])
  for (const name of readdirSync(folder))
    if (!there.has(name)) rmSync(`${folder}/${name}`, { recursive: true, force: true })
}

function toStrips(told: ReadonlyArray<RecordedOutcome>, { run, flows }: RunContext): Strips {
  const toStrip = ({ file, hasPassed, why, words, steps }: RecordedOutcome): ScreenshotStrip => ({
    ...run,
    hasPassed,
    why,
    of: { words, ...flows.computeSourceHashes(file) },
    steps,
  })
  return Object.fromEntries(told.map((each) => [each.key, toStrip(each)]))
}

export function storePictures(
  width: Width,
  begun: RunContext,
  envelopes: ReadonlyArray<Envelope>,
  isWhole: boolean,
): ReadonlyArray<string> {
  const told = readRecordedOutcomes(envelopes)
  const known = isWhole ? new Set(listRunKeys(envelopes).values()) : null
  const before = readStrips(picturesFolder, width)
  const made = toStrips(told, begun)
  const { kept, gone } = trimStrips(replaceStrips(before, made, known), limits.folder)
  place(width, told, before, kept)
  const pictures = Object.entries(kept).flatMap(([key, strip]) => (key in made ? listPictures(strip) : []))
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  return [
    `${count(pictures.length, 'picture')} of ${count(told.length, 'example')} at ${width} px; ${megabytes(countStripBytes(kept))} of ${count(Object.keys(kept).length, 'example')} are kept in ${picturesFolder}/${width}.`,
    ...(gone > 0
      ? [
          `Those of ${count(gone, 'example')} had to go, the oldest first and of one run those whose names come last: all may have ${megabytes(limits.folder)}.`,
        ]
      : []),
    ...formatMissingPictures(told),
    ...formatBrokenExamples(told, width),
  ]
}
