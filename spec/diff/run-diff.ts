import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import type { Report } from '../report.ts'
import { compareVersions, readVersion, type Difference } from './compare-versions.ts'
import { openVersion, openWorkingTree } from './open-version.ts'
import { printDifference } from './print-difference.ts'
import { byCharts } from './summarize.ts'
import { writePage } from './write-page.ts'

const options = {
  json: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  html: { type: 'string' },
} as const

const usage = 'Name a version, or two: npm run spec -- diff v1.2, or npm run spec -- diff v1.2..main'

const legend = ['Signs: + came, - went, ~ changed; in a sentence [-what went-] {+what came+}.', byCharts]

/** Compares two versions of a repository; without the second, the first with what lies in its folder now. */
export async function compareRefs(before: string, now: string | null, repository = '.'): Promise<Difference> {
  const old = openVersion(before, repository)
  try {
    const recent = now === null ? openWorkingTree(repository) : openVersion(now, repository)
    try {
      return compareVersions(...(await Promise.all([readVersion(old), readVersion(recent)])))
    } finally {
      recent.close()
    }
  } finally {
    old.close()
  }
}

function write(file: string, page: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, page)
}

/** `REF`, or `REF..REF`, in which what is left out after the dots is the latest commit. */
function readRange(range: string): readonly [string, string | null] {
  const [before = '', now] = range.split(/\.{2,3}/)
  return [before || 'HEAD', now === undefined ? null : now || 'HEAD']
}

/**
 * `diff REF[..REF] [--all] [--json] [--html FILE]`: what a specification promises differently. Exit code 2 when a version
 * does not exist; a difference is no failure.
 */
export async function runDiff(argv: ReadonlyArray<string>, repository = '.'): Promise<Report> {
  const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true })
  const [range, ...others] = positionals
  if (range === undefined || others.length > 0) return { lines: [usage], code: 2 }
  const difference = await compareRefs(...readRange(range), repository)
  if (values.html !== undefined) write(values.html, writePage(difference))
  if (values.json) return { lines: [JSON.stringify(difference, null, 2)], code: 0 }
  if (values.html !== undefined) return { lines: [`wrote ${values.html}`], code: 0 }
  return { lines: [...printDifference(difference, values.all), ...legend], code: 0 }
}
