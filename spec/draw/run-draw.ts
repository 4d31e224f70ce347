import { parseArgs } from 'node:util'
import { loadFlows, type Flow } from '../machines.ts'
import { listFiles, readSources } from '../read-sources.ts'
import type { Report } from '../report.ts'
import { readRequirements } from '../requirements.ts'
import { formatMarkdown, writeOutputs, type Output } from '../write-outputs.ts'
import { readChart } from './extract.ts'
import { drawPictures } from './pictures.ts'
import { readSayings } from './rules.ts'
import type { Specification } from './sayings.ts'
import { writePage } from './table.ts'

const folder = 'docs/charts'

async function drawFlow(flow: Flow, specification: Specification): Promise<ReadonlyArray<Output>> {
  const chart = readChart(flow.machine)
  const pictures = await drawPictures(flow, chart)
  const page = `${folder}/${flow.stem}.md`
  return [
    ...pictures.map(({ name, svg }) => ({ file: `${folder}/${name}.svg`, text: svg })),
    { file: page, text: await formatMarkdown(page, writePage(flow, chart, { pictures, specification })) },
  ]
}

/** `draw [--check]`: pictures and a page for each machine; pages of machines that are gone go too. */
export async function runDraw(argv: ReadonlyArray<string>): Promise<Report> {
  const { values } = parseArgs({ args: [...argv], options: { check: { type: 'boolean', default: false } } })
  const flows = await loadFlows()
  const stems = flows.map(({ stem }) => stem)
  const sayings = readSayings(readSources('features/**/*.feature'), stems)
  const specification = { requirements: readRequirements(), sayings }
  const drawn = (await Promise.all(flows.map((flow) => drawFlow(flow, specification)))).flat()
  const kept = new Set(drawn.map(({ file }) => file))
  const gone = listFiles(`${folder}/*.{svg,md}`).filter((file) => !kept.has(file))
  return writeOutputs([...drawn, ...gone.map((file) => ({ file, text: null }))], values.check)
}
