import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { chooseItems } from '#scripts/names/names.ts'
import { loadFlows, type Flow } from '../machines.ts'
import type { Report } from '../report.ts'
import { readChart } from './extract.ts'
import { drawPictures, type Picture } from './pictures.ts'

const folder = 'out/charts'

export type Charts = ReadonlyMap<string, ReadonlyArray<Picture>>

export async function drawCharts(flows: ReadonlyArray<Flow>): Promise<Charts> {
  const drawn = flows.map(async (flow) => [flow.stem, await drawPictures(flow, readChart(flow.machine))] as const)
  return new Map(await Promise.all(drawn))
}

const choose = (flows: ReadonlyArray<Flow>, names: ReadonlyArray<string>) =>
  chooseItems(flows, names, { kind: 'flow', getName: ({ stem }) => stem, isMeant: (name, { stem }) => name === stem })

export async function runDraw(names: ReadonlyArray<string>): Promise<Report> {
  const charts = await drawCharts(choose(await loadFlows(), names))
  if (names.length === 0) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const pictures = [...charts.values()].flat()
  for (const { name, svg } of pictures) writeFileSync(`${folder}/${name}.svg`, svg)
  return { lines: pictures.map(({ name }) => `${folder}/${name}.svg`), code: 0 }
}
