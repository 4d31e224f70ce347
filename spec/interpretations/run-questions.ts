import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Report } from '../report.ts'
import { isInSection, readRequirements, spellPart } from '../requirements.ts'
import { writeTable } from './answer-table.ts'
import { readCapabilities } from './capabilities.ts'
import { selectQuestions, groupQuestions, type CapabilityQuestions } from './questions.ts'
import { deciders, readInterpretations, type Interpretation, formatDecisionWithDecider } from './interpretations.ts'
import { countQuestions, formatExclusions, summarizeUnconfirmed } from './question-texts.ts'
import { writeMarkdown } from './write-markdown.ts'
import { writePage } from './write-page.ts'
import { writeOutputFile } from '../files.ts'

const options = {
  all: { type: 'boolean', default: false },
  who: { type: 'string', multiple: true },
  html: { type: 'string' },
  md: { type: 'string' },
  tsv: { type: 'string' },
  csv: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

type Kind = 'html' | 'md' | 'tsv' | 'csv'

const writers: Readonly<Record<Kind, (capabilities: ReadonlyArray<CapabilityQuestions>) => string>> = {
  html: writePage,
  md: (capabilities) => `${writeMarkdown(capabilities).join('\n').trimEnd()}\n`,
  tsv: (capabilities) =>
    writeTable(
      capabilities.flatMap(({ questions }) => questions),
      '\t',
    ),
  csv: (capabilities) =>
    writeTable(
      capabilities.flatMap(({ questions }) => questions),
      ',',
    ),
}

const kinds = Object.keys(writers) as ReadonlyArray<Kind>

function write(file: string, text: string): string {
  writeOutputFile(file, text)
  return `wrote ${file}`
}

const warn = (file: string) => (existsSync(file) ? [`${file} was left as it is: do not send it.`] : [])

const formatDecisions = (readings: ReadonlyArray<Interpretation>, ids: ReadonlyArray<string>) =>
  readings
    .filter(({ id, decision }) => ids.includes(id) && decision !== null)
    .map((row) => `${row.id} was ${formatDecisionWithDecider(row)}. The site now: ${row.reading}`)

function refuseSection(typed: string): string {
  const who = typed.toLowerCase()
  if (!Object.hasOwn(deciders, who)) return `There is no section ${spellPart(typed)}.`
  return `There is no section "${typed}". The questions ${deciders[who]}: npm run spec -- questions --who ${who}`
}

/** Exit code 2 for an unknown section or decider. With nothing to ask, an existing file is left as it is. */
export function runQuestions(argv: ReadonlyArray<string>): Report {
  const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true })
  const parts = positionals.map(spellPart)
  const who = values.who ?? []
  const requirements = readRequirements()
  const unknown = [
    ...positionals
      .filter((part) => !requirements.some(({ id }) => isInSection(id, spellPart(part))))
      .map(refuseSection),
    ...who
      .filter((each) => !Object.hasOwn(deciders, each))
      .map(
        (each) =>
          `Nobody decides as "${each}": name ${new Intl.ListFormat('en', { type: 'disjunction' }).format(Object.keys(deciders))}.`,
      ),
  ]
  if (unknown.length > 0) return { lines: unknown, code: 2 }
  const readings = readInterpretations()
  const asking = selectQuestions(readings, requirements, { parts, who, all: values.all })
  const capabilities = groupQuestions(asking.questions, readCapabilities())
  if (values.json) return { lines: [JSON.stringify(capabilities, null, 2)], code: 0 }
  const files = kinds.flatMap((kind) => (values[kind] === undefined ? [] : [{ kind, file: values[kind] }]))
  const beside = [...formatDecisions(readings, parts), ...formatExclusions(asking, { parts, who })]
  if (asking.questions.length === 0)
    return { lines: ['There is nothing to ask.', ...files.flatMap(({ file }) => warn(file)), ...beside], code: 0 }
  const wrote = files.map(({ kind, file }) => write(file, writers[kind](capabilities)))
  const lines = wrote.length > 0 ? [countQuestions(capabilities), ...wrote] : writeMarkdown(capabilities)
  return { lines: [...lines, ...beside, summarizeUnconfirmed(readings)], code: 0 }
}
