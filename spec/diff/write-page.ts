import type { InterpretationChange } from './compare-interpretations.ts'
import type { RequirementChange } from './compare-requirements.ts'
import type { Difference } from './compare-versions.ts'
import { listCapabilities, within } from './print-difference.ts'
import { describeInterpretationChange } from './describe-interpretation-change.ts'
import { byCharts, formatSubjects, summarize } from './summarize.ts'
import { writeFlow } from './write-flows.ts'
import { list, text, writeMarked, writeStatus, type Html } from './write-marked.ts'
import { writeFeature, writeRule } from './write-rules.ts'

const part = (title: string, items: ReadonlyArray<Html>): Html =>
  items.length === 0 ? '' : `<h3>${title}</h3>${items.join('')}`

const section = (id: string, title: string, inner: Html): Html =>
  inner === '' ? '' : `<section aria-labelledby="${id}"><h2 id="${id}">${text(title)}</h2>${inner}</section>`

const tolds = { came: 'told by a rule or an example now', went: 'told by no rule and no example any more' } as const

const writeRequirement = ({ id, statement, told }: RequirementChange): Html =>
  `${text(id)} ${writeMarked(statement)}${told === null ? '' : ` <em>(${tolds[told]})</em>`}`

function writeInterpretationChange(change: InterpretationChange): Html {
  const { reading, remarks, decided } = describeInterpretationChange(change)
  const said = [
    ...remarks.map(({ lead, words }) => `<em>${lead}:</em> ${writeMarked(words)}`),
    ...(decided === null ? [] : [`<em>${text(decided)}</em>`]),
  ]
  const status = change.before === null ? 'came' : change.now === null ? 'went' : 'changed'
  return `${writeStatus(status)}${text(change.id)} ${writeMarked(reading)}${said.map((line) => `<br>${line}`).join('')}`
}

function writeCapability(difference: Difference, capability: string): Html {
  const { features, rules, flows } = within(difference, capability)
  const parts = [
    part('Flows', flows.map(writeFlow)),
    part('Rules', rules.map(writeRule)),
    part('Features', features.map(writeFeature)),
  ]
  return section(`of-${capability || 'everywhere'}`, capability || 'everywhere', parts.join(''))
}

function writeSummary(difference: Difference): Html {
  const rows = summarize(difference).map(
    ([name, words]) => `<tr><th scope="row">${name}</th><td>${text(words)}</td></tr>`,
  )
  const links = listCapabilities(difference).map(
    (name) => `<a href="#of-${name || 'everywhere'}">${text(name || 'everywhere')}</a>`,
  )
  return `<table><tbody>${rows.join('')}</tbody></table><p>${byCharts}</p>${links.length === 0 ? '' : `<nav aria-label="Capabilities">${list(links)}</nav>`}`
}

export const writeDifference = (difference: Difference): Html =>
  [
    `<h1>What changed</h1><p>From ${text(difference.before)}<br>to ${text(difference.now)}${difference.about.length > 0 ? `<br>${text(formatSubjects(difference.about))}` : ''}</p>`,
    writeSummary(difference),
    section('not-compared', 'Not compared', list(difference.problems.map(text))),
    ...listCapabilities(difference).map((capability) => writeCapability(difference, capability)),
    section('requirements', 'Requirements', list(difference.requirements.map(writeRequirement))),
    section('readings', 'Open readings', list(difference.readings.map(writeInterpretationChange))),
  ].join('\n')

const style = `
body { font: 1rem/1.5 'Public Sans Variable', system-ui, sans-serif; max-inline-size: 48rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; color: #1a1a1a; background: #fff }
h2 { margin-block: 3rem 1rem; border-block-end: 2px solid; text-transform: capitalize } h4 { margin-block: 1.5rem .5rem; font-size: 1.1rem }
ins { background: #d9f2dd; text-decoration: underline } del { background: #fbdfdc; text-decoration: line-through }
.new { color: #14602a } .gone { color: #9a1c12 } .changed { color: #5c4a00 } .place { color: #555; font-size: .875rem }
.story { list-style: none; padding: 0; margin-block: 1rem .5rem } dl { margin: 0 0 1.5rem } dt { font-weight: 700 } dd { margin-inline-start: 1rem }
th { overflow-wrap: normal; text-align: start; padding-inline-end: 1.5rem; vertical-align: top } .spoken { position: absolute; clip-path: inset(50%); inline-size: 1px; block-size: 1px; overflow: hidden; white-space: nowrap }
@media print { h4, dt { break-after: avoid } details::details-content { content-visibility: visible; block-size: auto } .story, dl { break-inside: avoid } }
`

export const writePage = (difference: Difference): string =>
  [
    '<!DOCTYPE html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>What changed</title><style>${style}</style></head>`,
    `<body><main>${writeDifference(difference)}</main></body></html>`,
    '',
  ].join('\n')
