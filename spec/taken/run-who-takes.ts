import { refuseName } from '#scripts/names/refuse-name.ts'
import { belongsTo } from '#scripts/names/kinds.ts'
import { parseArgs } from 'node:util'
import { loadFlows, type Flow } from '../machines.ts'
import { parseFeature } from '../parse-feature.ts'
import { readSources } from '../read-sources.ts'
import type { Report } from '../report.ts'
import { answerFlow, findFlow, hasWords, pathsFileOf, pathsOf, takingToo } from './ask.ts'
import { readAt } from './commit.ts'
import { toJson, toJsonOfFlows } from './json.ts'
import { makePaths } from './make-paths.ts'
import { printAnswers, printFlows, type Asked } from './print.ts'
import type { Place } from './read-taken.ts'
import { recordPaths } from './record-paths.ts'
import { readExamplesRecord, readPathsRecord } from './records.ts'

/** The examples of a flow's own features that only a screen can tell: nobody hears what they take. */
const unheardOf = ({ stem }: Flow): ReadonlyArray<Place> =>
  readSources('features/**/*.feature')
    .filter(({ file }) => belongsTo(stem, file))
    .flatMap(({ file, text }) => parseFeature(file, text).pickles)
    .filter(({ tags }) => tags.some(({ name }) => name === '@screen'))
    .map(({ uri, name, location }) => ({ title: name, file: uri, line: location?.line ?? 1 }))

function flowNamed(flows: ReadonlyArray<Flow>, name: string): Flow {
  const found = findFlow(flows, name)
  return (
    found ??
    refuseName(
      `There is no flow "${name}".`,
      name,
      flows.map(({ stem }) => stem),
    )
  )
}

/** Makes the paths of flows without a screen, and records them. */
function make(flows: ReadonlyArray<Flow>): void {
  for (const flow of flows) {
    process.stderr.write(`Making the paths of ${flow.stem}...\n`)
    const file = pathsFileOf(flow)
    recordPaths([{ file, ...makePaths(file), walked: null }])
  }
}

type Options = {
  readonly json: boolean
  readonly all: boolean
  readonly paths: boolean
  readonly with?: string | undefined
}

/** The transitions of another flow, as `--with` names them, and what is said of examples that take one. */
function otherOf(flows: ReadonlyArray<Flow>, given: string) {
  const [name = '', ...words] = given.split(' ')
  const flow = flowNamed(flows, name)
  const found = answerFlow(flow, { examples: null, paths: null }).filter((answer) => hasWords(answer, words))
  if (found.length === 0) throw new Error(`No transition of ${flow.stem} has the words ${words.join(' ')}.`)
  const about = words.length > 0 ? ` with ${words.map((word) => `“${word}”`).join(' and ')}` : ''
  return { ids: found.map(({ id }) => id), too: `take a transition of ${flow.stem}${about}` }
}

function answerOne(flows: ReadonlyArray<Flow>, [name = '', ...words]: ReadonlyArray<string>, options: Options): Report {
  const flow = flowNamed(flows, name)
  const other = options.with === undefined ? null : otherOf(flows, options.with)
  if (!other && (options.paths || !pathsOf(readPathsRecord(), flow))) make([flow])
  const all = readExamplesRecord()
  const known = {
    examples: other ? takingToo(all, other.ids) : all,
    paths: other ? null : pathsOf(readPathsRecord(), flow),
  }
  const answers = answerFlow(flow, known).filter((answer) => hasWords(answer, words))
  if (answers.length === 0) throw new Error(`No transition of ${flow.stem} has the words ${words.join(' ')}.`)
  const told = { answers, unheard: unheardOf(flow), now: readAt() }
  const asked: Asked = { words, too: other?.too ?? null, isAll: options.all }
  if (!options.json) return { lines: printAnswers(flow, told, known, asked), code: 0 }
  return { lines: [JSON.stringify(toJson(flow, told, known, asked), null, 2)], code: 0 }
}

function answerAll(flows: ReadonlyArray<Flow>, { json, paths: isMaking }: Options): Report {
  if (isMaking) make(flows)
  const [examples, paths] = [readExamplesRecord(), readPathsRecord()]
  const answered = flows.map((flow) => ({
    stem: flow.stem,
    answers: answerFlow(flow, { examples, paths: pathsOf(paths, flow) }),
  }))
  if (json) return { lines: [JSON.stringify(toJsonOfFlows(answered), null, 2)], code: 0 }
  return { lines: printFlows(answered, { examples }, readAt()), code: 0 }
}

/**
 * `who-takes [FLOW [word…]] [--with "FLOW [word…]"] [--paths] [--all] [--json]`: the examples and the generated paths that
 * take the transitions of a flow, those first that nothing takes; without a flow, how many of each. Words narrow them by
 * what their states, events and guards say. `--with` counts only the examples that take a transition of another flow too.
 * `--paths` makes the paths again. Throws on a name or words that mean nothing, which ends with 2.
 */
export async function runWhoTakes(argv: ReadonlyArray<string>): Promise<Report> {
  const options = {
    json: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    paths: { type: 'boolean', default: false },
    with: { type: 'string' },
  } as const
  const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true })
  const flows = await loadFlows()
  return positionals.length > 0 ? answerOne(flows, positionals, values) : answerAll(flows, values)
}
