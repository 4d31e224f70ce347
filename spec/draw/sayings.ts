import { escapeProse } from '../markdown.ts'
import type { Requirement } from '../requirements.ts'
import type { Chart } from './extract.ts'
import { statesBelow } from './extract.ts'
import type { Saying } from './rules.ts'

/** What the specification says: its sentences, and the rules that say them. */
export type Specification = {
  readonly requirements: ReadonlyArray<Requirement>
  readonly sayings: ReadonlyArray<Saying>
}

const anchorOf = (id: string) => `#${id.toLowerCase().replaceAll('.', '')}`

/** Requirements as links to what is written of each further down. */
export const linkIds = (ids: ReadonlyArray<string> = []) => ids.map((id) => `[${id}](${anchorOf(id)})`).join(' ')

function idsIn({ root, transitions }: Chart, { requirements }: Specification): ReadonlyArray<Requirement> {
  const metas = [root, ...statesBelow(root), ...transitions].map(({ meta }) => meta)
  const named = new Set(metas.flatMap((meta) => meta.requirements ?? []))
  const unknown = [...named].find((id) => !requirements.some((each) => each.id === id))
  if (unknown) throw new Error(`There is no requirement ${unknown}. docs/requirements lists those there are.`)
  return requirements.filter(({ id }) => named.has(id))
}

const linkRule = ({ rule, file }: Saying) => `[${escapeProse(rule)}](../../${file})`

function listRules(id: string, stem: string, { sayings }: Specification): ReadonlyArray<string> {
  const saying = sayings.filter((each) => each.id === id)
  const own = saying.filter((each) => each.stem === stem)
  if (own.length > 0) return own.map((each) => `- ${linkRule(each)}`)
  if (saying.length > 0) return saying.map((each) => `- under "${escapeProse(each.feature)}": ${linkRule(each)}`)
  return [`No rule says it. \`npm run spec -- trace ${id}\` names what proves it.`]
}

/** Each requirement that a chart names: its sentence, and the rules of the flow that say it, or else those of others. */
export function writeSayings(stem: string, chart: Chart, specification: Specification): ReadonlyArray<string> {
  const requirements = idsIn(chart, specification)
  if (requirements.length === 0) return []
  return [
    '## What the specification says',
    '',
    'Below each sentence stand the rules that say it.',
    '',
    ...requirements.flatMap(({ id, statement }) => [
      `### ${id}`,
      '',
      escapeProse(statement),
      '',
      ...listRules(id, stem, specification),
      '',
    ]),
  ]
}
