import { copyFileSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { drawCharts, type Charts } from '../draw/run-draw.ts'
import { loadFlows } from '../machines.ts'
import { listFiles } from '../files.ts'
import type { Report } from '../report.ts'
import { gatherSpec, type Spec } from './gather.ts'
import { writeCapabilityPage } from './capability-page.ts'
import { writeInterruptionsPage } from './interruptions-page.ts'
import { writeDecisionPages } from './decision-pages.ts'
import { pagesFolder } from './addresses.ts'
import { writeFeaturePage } from './feature-page.ts'
import { writeFirstPage } from './first-page.ts'
import { writeFlowPage } from './flow-page.ts'
import { writeFlowsPage } from './flows-page.ts'
import { writeGuidePages } from './guide-pages.ts'
import { writeDocument, type Page, writeStyles } from './layout.ts'
import { readOpenLists, type OpenList } from './open-lists.ts'
import { writeOpenPages } from './open-pages.ts'
import { listPictureFiles } from './pictures-part.ts'
import { writeRequirementsPage, writeSectionPages } from './requirement-pages.ts'
import { writeSearchData } from './search-data.ts'
import { writeStatesPage } from './states-page.ts'
import { writeTermsPage } from './terms-page.ts'

function writePages(spec: Spec, charts: Charts, lists: ReadonlyArray<OpenList>): ReadonlyArray<Page> {
  return [
    writeFirstPage(spec, lists),
    ...writeGuidePages(spec),
    ...writeOpenPages(lists),
    ...spec.capabilities.map((capability) => writeCapabilityPage(spec, capability)),
    ...spec.features.map((feature) => writeFeaturePage(spec, feature)),
    writeFlowsPage(spec),
    ...spec.flows.map((flow) => writeFlowPage(spec, flow, charts.get(flow.stem))),
    writeRequirementsPage(spec),
    ...writeSectionPages(spec),
    ...writeDecisionPages(spec),
    writeInterruptionsPage(spec),
    writeTermsPage(spec),
    writeStatesPage(spec),
  ]
}

export const pageFilePairs = (): ReadonlyArray<readonly [from: string, to: string]> => [
  ...listFiles('src/ui/theme/faces/*-whole.woff2').map((file) => [file, `faces/${basename(file)}`] as const),
  ['spec/pages/search.js', 'search.js'],
  ['node_modules/minisearch/dist/umd/index.js', 'minisearch.js'],
]

export function makePages(spec: Spec, charts: Charts): ReadonlyMap<string, string> {
  const lists = readOpenLists(spec)
  const pages = writePages(spec, charts, lists).map(
    (page) => [page.address.slice(1), writeDocument(spec, page)] as const,
  )
  const pictures = [...charts.values()].flat().map(({ name, svg }) => [`charts/${name}.svg`, svg] as const)
  return new Map([...pages, ...pictures, ['page.css', writeStyles()], ['search-data.js', writeSearchData(spec, lists)]])
}

function place(path: string, put: (path: string) => void) {
  mkdirSync(dirname(path), { recursive: true })
  put(path)
}

/** Hard link; copies when the target is on another disk or exists already. */
function link(from: string, to: string) {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** `docs [--to FOLDER] [--pictures FOLDER]`: replaces out/docs, or adds to FOLDER without clearing it. */
export async function runPages(argv: ReadonlyArray<string>): Promise<Report> {
  const { values } = parseArgs({ args: [...argv], options: { to: { type: 'string' }, pictures: { type: 'string' } } })
  const { to: folder = pagesFolder } = values
  const spec = await gatherSpec(values.pictures)
  const files = makePages(spec, await drawCharts(await loadFlows()))
  if (values.to === undefined) rmSync(folder, { recursive: true, force: true })
  for (const [file, text] of files) place(`${folder}/${file}`, (path) => writeFileSync(path, text))
  for (const [from, to] of pageFilePairs()) place(`${folder}/${to}`, (path) => copyFileSync(from, path))
  for (const [from, to] of listPictureFiles(spec)) place(`${folder}/${to}`, (path) => link(from, path))
  const pages = [...files.keys()].filter((file) => file.endsWith('.html'))
  return { lines: [`${pages.length} pages in ${folder}: open ${folder}/index.html`], code: 0 }
}
