import { parseArgs } from 'node:util'
import { loadFlows, nameOfFlow, type Flow } from '../machines.ts'
import { listFiles } from '../read-sources.ts'
import type { Report } from '../report.ts'
import { formatMarkdown, writeOutputs, type Output } from '../write-outputs.ts'
import { readChart } from './extract.ts'
import { drawChart } from './svg.ts'
import { writePage } from './table.ts'

const folder = 'docs/charts'

async function drawFlow(flow: Flow): Promise<ReadonlyArray<Output>> {
  const chart = readChart(flow.machine)
  const [picture, page] = [`${folder}/${flow.stem}.svg`, `${folder}/${flow.stem}.md`]
  return [
    { file: picture, text: await drawChart(chart, nameOfFlow(flow.stem)) },
    { file: page, text: await formatMarkdown(page, writePage(flow, chart)) },
  ]
}

/** `draw [--check]`: a picture and a page for each machine; pages of machines that are gone go too. */
export async function runDraw(argv: ReadonlyArray<string>): Promise<Report> {
  const { values } = parseArgs({ args: [...argv], options: { check: { type: 'boolean', default: false } } })
  const drawn = (await Promise.all((await loadFlows()).map(drawFlow))).flat()
  const kept = new Set(drawn.map(({ file }) => file))
  const gone = listFiles(`${folder}/*.{svg,md}`).filter((file) => !kept.has(file))
  return writeOutputs([...drawn, ...gone.map((file) => ({ file, text: null }))], values.check)
}
