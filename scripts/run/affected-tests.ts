import { readFileSync } from 'node:fs'
import type { Imports } from './imports.ts'
import type { Sources } from './sources.ts'

export type AffectedTests = { readonly files: ReadonlySet<string> } | { readonly everything: string }

const globalPatterns = [
  /^(package|package-lock|tsconfig)\.json$/,
  /^(vite|vitest)\.config\.ts$/,
  /^cucumber\.ts$/,
  /^public\//,
  /^steps\/(worlds|harness)\//,
  /^src\/server\/(http|pages|service|transaction)\//,
  /^scripts\/(build|run-process)\.ts$/,
  /^scripts\/build\//,
]

const ignoredPatterns = [
  /^(docs|bench|spec|scripts|faults|lint|assets|\.[^/]+)\//,
  /^[^/]*$/,
  /\.(test|testing)\.tsx?$/,
  /^src\/server\/(testing|authorization|fuzz)\//,
  /^src\/.*\.md$/,
  /^features\//,
  /^steps\/[^/]+\/memory\.tsx?$/,
  /^steps\/screen\/[^/]+\.(screen|looks)\.ts$/,
]

const matches = (patterns: ReadonlyArray<RegExp>, file: string) => patterns.some((pattern) => pattern.test(file))

const listReachingTests = (sources: Sources, file: string) =>
  [...sources].filter(([, reached]) => reached.has(file)).map(([test]) => test)

const namesOperations = (file: string) =>
  file.startsWith('src/contract/') && /^export const \w+ = '[A-Z]\w+'$/m.test(readFileSync(file, 'utf8'))

function listAffectedFlows(folder: string, imports: Imports): string[] {
  const own = [...imports].filter(([file]) => file.startsWith(folder) && !/\.(test|testing)\.tsx?$/.test(file))
  const operations = new Set(own.flatMap(([, found]) => found).filter(namesOperations))
  return [...imports]
    .filter(([file, found]) => /^(machines|src\/site)\//.test(file) && found.some((each) => operations.has(each)))
    .map(([file]) => file)
}

/** Null when unknown, which means all tests. */
function listAffectedTests(file: string, imports: Imports, sources: Sources): ReadonlyArray<string> | null {
  const reached = listReachingTests(sources, file)
  if (!file.startsWith('src/server/')) return reached.length > 0 ? reached : null
  const [, folder] = /^(src\/server\/[^/]+\/)/.exec(file) ?? []
  const flows = folder === undefined ? [] : listAffectedFlows(folder, imports)
  if (flows.length === 0) return null
  return [...new Set([...reached, ...flows.flatMap((flow) => listReachingTests(sources, flow))])]
}

/** A file that more than half of the tests reach touches all, and so does a product file that no test is known to reach. */
export function findAffectedTests(changed: ReadonlyArray<string>, imports: Imports, sources: Sources): AffectedTests {
  const files = new Set<string>()
  for (const file of changed) {
    if (matches(globalPatterns, file) && !/\.(test|testing)\.tsx?$/.test(file))
      return { everything: `${file} is part of every screen: all run.` }
    const tests = listAffectedTests(file, imports, sources)
    if (tests === null && matches(ignoredPatterns, file)) continue
    if (tests === null) return { everything: `${file} is not known to belong to some screens alone: all run.` }
    if (tests.length > sources.size / 2)
      return { everything: `${file} is used by ${tests.length} of ${sources.size} features and screens: all run.` }
    for (const test of tests) files.add(test)
  }
  return { files }
}
