import type { Change } from './compare-lines.ts'
import type { ExampleChange, FeatureChange, RuleChange } from './compare-rules.ts'
import { list, text, writeChange, writeStatus, writeMarked, type Html } from './write-marked.ts'

const named = (lead: string, names: ReadonlyArray<string>): Html =>
  names.length === 0 ? '' : `<p>${lead}: ${names.map(text).join(', ')}</p>`

const writeLines = (lines: ReadonlyArray<Change>, isWhole: boolean): Html =>
  list(lines.map(isWhole ? writeMarked : writeChange))

const writeExample = ({ status, title, lines }: ExampleChange): Html =>
  `${writeStatus(status)}Example: ${writeMarked(title)}${writeLines(lines, status !== 'changed')}`

export function writeRule(rule: RuleChange): Html {
  const { status, title, feature, background, examples, from, addedRequirements, removedRequirements, file, line } =
    rule
  const isUntitled = (title.now ?? title.before) === ''
  return [
    `<h4>${writeStatus(status)}${isUntitled ? `Examples of ${text(feature)}` : writeMarked(title)}</h4>`,
    list([...background.map(writeChange), ...examples.map(writeExample)]),
    named('Its examples stood under', from),
    named(status === 'changed' ? 'Now names' : 'Names', addedRequirements),
    named(status === 'changed' ? 'No longer names' : 'Named', removedRequirements),
    `<p class="place">${text(file)}:${line}</p>`,
  ].join('')
}

export function writeFeature({ status, name, narrative, background }: FeatureChange): Html {
  const words = narrative === null ? '' : `<p>${writeMarked(narrative)}</p>`
  return `<h4>${writeStatus(status)}${writeMarked(name)}</h4>${words}${status === 'changed' ? list(background.map(writeChange)) : ''}`
}
