import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { listFiles } from '../read-sources.ts'
import type { Report } from '../report.ts'
import { gatherSpec } from './gather.ts'
import { writeCapabilityPage } from './capability-page.ts'
import { writeDecisionPages } from './decision-pages.ts'
import { writeFeaturePage } from './feature-page.ts'
import { writeFirstPage } from './first-page.ts'
import { writeFlowPage } from './flow-page.ts'
import { writeFlowsPage } from './flows-page.ts'
import type { Spec } from './gather.ts'
import { writeDocument, type Page } from './layout.ts'
import { readOpenLists } from './open-lists.ts'
import { writeOpenPages } from './open-pages.ts'
import { writeRequirementsPage, writeSectionPages } from './requirement-pages.ts'
import { writeSearchData } from './search-data.ts'
import { writeStyles } from './write-styles.ts'
import { writeWordsPage } from './words-page.ts'

/** Where the pages go; nothing there is committed. */
export const folderOfPages = 'out/docs'

function writePages(spec: Spec): ReadonlyArray<Page> {
  const lists = readOpenLists(spec)
  return [
    writeFirstPage(spec, lists),
    ...writeOpenPages(lists),
    ...spec.capabilities.map((capability) => writeCapabilityPage(spec, capability)),
    ...spec.features.map((feature) => writeFeaturePage(spec, feature)),
    writeFlowsPage(spec),
    ...spec.flows.map((flow) => writeFlowPage(spec, flow)),
    writeRequirementsPage(spec),
    ...writeSectionPages(spec),
    ...writeDecisionPages(spec),
    writeWordsPage(spec),
  ]
}

/** What is copied as it is: the typefaces of the site, the charts, and what searches. */
export const filesOfPages = (): ReadonlyArray<readonly [from: string, to: string]> => [
  ...listFiles('src/ui/theme/faces/*-whole.woff2').map((file) => [file, `faces/${basename(file)}`] as const),
  ...listFiles('docs/charts/*.svg').map((file) => [file, `charts/${basename(file)}`] as const),
  ['spec/pages/search.js', 'search.js'],
  ['node_modules/minisearch/dist/umd/index.js', 'minisearch.js'],
]

/** All files of the pages with their texts, by their paths from the root of the pages. */
export function makePages(spec: Spec): ReadonlyMap<string, string> {
  const pages = writePages(spec).map((page) => [page.address.slice(1), writeDocument(spec, page)] as const)
  return new Map([...pages, ['page.css', writeStyles()], ['search-data.js', writeSearchData(spec)]])
}

function place(file: string, put: (path: string) => void) {
  const path = `${folderOfPages}/${file}`
  mkdirSync(dirname(path), { recursive: true })
  put(path)
}

/** `docs`: makes the pages anew. */
export async function runPages(): Promise<Report> {
  const files = makePages(await gatherSpec())
  rmSync(folderOfPages, { recursive: true, force: true })
  for (const [file, text] of files) place(file, (path) => writeFileSync(path, text))
  for (const [from, to] of filesOfPages()) place(to, (path) => copyFileSync(from, path))
  return { lines: [`${files.size - 2} pages in ${folderOfPages}: open ${folderOfPages}/index.html`], code: 0 }
}
