import { formatFlowName, type Flow } from '../machines.ts'
import { statesBelow, type Chart } from './extract.ts'
import { toWords } from './names.ts'
import { toGraph, type LayoutVariant } from './graph.ts'
import type { Widths } from './measure.ts'
import { layOut, type Layout } from './layout.ts'
import { splitStates, type DiagramPart } from './parts.ts'
import { drawView } from './svg.ts'
import { viewOverview } from './overview.ts'
import { viewPart, viewFullChart, type View } from './views.ts'
import { count } from '../report.ts'

export type Picture = {
  readonly name: string
  readonly title: string
  readonly width: number
  readonly height: number
  readonly states: ReadonlyArray<string>
  readonly svg: string
}

/** What fits legibly on a sheet of A4 or letter, in pixels. */
export const largest = { width: 1100, height: 1420 } as const

export type Laid = { readonly view: View; readonly layout: Layout }

const layoutVariants: ReadonlyArray<LayoutVariant & { readonly widths: Widths }> = (
  [
    [{ label: 176, card: 250, state: 216 }, 1],
    [{ label: 124, card: 200, state: 160 }, 0.75],
  ] as const
).flatMap(([widths, space]) => [
  { direction: 'DOWN', space, widths },
  { direction: 'RIGHT', space, widths },
])

const excess = ({ layout: { width, height } }: Laid) => Math.max(width / largest.width, height / largest.height, 1)

/** In sheets: anything larger will not fit in the same direction, even with narrower lines. */
const hopeless = 1.6

async function lay(createView: (widths: Widths) => View): Promise<Laid> {
  let best: Laid | undefined
  const without = new Set<LayoutVariant['direction']>()
  for (const { widths, ...way } of layoutVariants) {
    if (without.has(way.direction)) continue
    const view = createView(widths)
    const laid = { view, layout: await layOut(toGraph(view, way)) }
    if (excess(laid) === 1) return laid
    if (!best || excess(laid) < excess(best)) best = laid
    if (excess(laid) > hopeless) without.add(way.direction)
  }
  return best!
}

const fits = (laid: Laid) => excess(laid) === 1

const maxParts = 6

/** `parts` is empty when one picture holds all; otherwise `laid` begins with the overview. */
export type Cut = { readonly parts: ReadonlyArray<DiagramPart>; readonly laid: ReadonlyArray<Laid> }

export async function layOutParts(chart: Chart): Promise<Cut> {
  const whole = await lay((widths) => viewFullChart(chart, widths))
  const most = Math.min(maxParts, chart.root.states.length)
  if (fits(whole) || most < 2) return { parts: [], laid: [whole] }
  for (let number = 2; ; number += 1) {
    const parts = splitStates(chart, number)
    const laid = await Promise.all(parts.map((_, index) => lay((widths) => viewPart(chart, { parts, index }, widths))))
    if (number < most && !laid.every(fits)) continue
    return { parts, laid: [await lay((widths) => viewOverview(chart, parts, widths)), ...laid] }
  }
}

function describe({ root, transitions }: Chart) {
  const states = statesBelow(root)
  const start = states.find(({ id }) => id === root.initial)
  const startSentence = start ? ` It starts in "${toWords(start.key)}".` : ''
  return `${count(states.length, 'state')} and ${count(transitions.length, 'transition')}.${startSentence}`
}

const inWords = 'The page of the flow says the same in words.'

const listStateNames = (part: DiagramPart) => part.map(({ key }) => toWords(key))

export async function drawPictures({ stem }: Pick<Flow, 'stem'>, chart: Chart): Promise<ReadonlyArray<Picture>> {
  const { parts, laid } = await layOutParts(chart)
  const flow = formatFlowName(stem)
  return laid.map(({ view, layout }, index) => {
    const part = parts[index - 1]
    const name = part ? `${stem}.part-${index}` : stem
    const title = parts.length === 0 ? flow : `${flow}: ${part ? `part ${index} of ${parts.length}` : 'overview'}`
    const shown = part ? `The states ${listStateNames(part).join(', ')} of ${describe(chart)}` : describe(chart)
    const id = name.replaceAll('.', '-')
    return {
      name,
      title,
      width: layout.width,
      height: layout.height,
      states: part ? listStateNames(part) : [],
      svg: drawView({ view, layout, name: id }, { title, description: `${shown} ${inWords}` }),
    }
  })
}
