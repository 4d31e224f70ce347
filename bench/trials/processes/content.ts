import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { read } from '#contract/operations.ts'
import { createClient, parseReply, type Client } from './client.ts'
import { endWithUs, projectFolder } from './fleet.ts'
import { atMost, mustBe, printExamples, type Finding } from './finding.ts'
import type { Stage } from './stage.ts'

const titled = ['CompanyNews', 'CompanyEvent'] as const
type Rows = ReadonlyArray<Readonly<Record<string, unknown>>>

const editionPattern = /\[edition (\d+)\]/g

async function runContent({ env }: Stage, ...args: ReadonlyArray<string>): Promise<void> {
  const cli = join(projectFolder, 'src/server/operator-cli.ts')
  const options = { cwd: projectFolder, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] as const }
  const child = spawn(process.execPath, [cli, 'content', ...args], { ...options, stdio: [...options.stdio] })
  endWithUs(child)
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => said.push(String(text)))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`content ${args.join(' ')} ended with ${code}: ${said.join('')}`)
}

function writeEdition(from: string, to: string, edition: number) {
  mkdirSync(to)
  for (const name of titled) {
    const rows = JSON.parse(readFileSync(join(from, `${name}.json`), 'utf8')) as Rows
    const changed = rows.map((row) => ({ ...row, Title: `${String(row['Title'])} [edition ${edition}]` }))
    writeFileSync(join(to, `${name}.json`), JSON.stringify(changed))
  }
}

/** @returns all editions in an answer, each once; 0 for a title that names none */
function listEditions(body: string): ReadonlyArray<number> {
  return [...new Set([...body.matchAll(editionPattern)].map(([, edition]) => Number(edition)))]
}

type Sight = { readonly at: number; readonly editions: ReadonlyArray<number> }
type Watched = { readonly name: string; readonly sights: Sight[]; readonly lost: string[] }

const readBatch = titled.map((name) => read(name))

async function look(client: Client, path: string | null): Promise<{ status: number; text: string }> {
  if (path !== null) {
    const { status, body } = await client.get(path)
    return { status, text: body }
  }
  const answer = await client.send(readBatch)
  return { status: answer.status, text: parseReply(answer).Payload ?? '' }
}

async function watchEditions(client: Client, path: string | null, name: string, isOver: () => boolean) {
  const watched: Watched = { name, sights: [], lost: [] }
  while (!isOver()) {
    const { status, text } = await look(client, path)
    if (status === 200) watched.sights.push({ at: performance.now(), editions: listEditions(text) })
    else watched.lost.push(`${name}: ${status}`)
    await sleep(25)
  }
  return watched
}

type Import = { readonly edition: number; readonly ended: number }

const isNew = ({ editions }: Sight, edition: number) => editions.length === 1 && editions[0] === edition

/** ms after the command ended until nothing older was seen. */
const delay = ({ sights }: Watched, { edition, ended }: Import) => {
  const before = sights.filter((sight) => !isNew(sight, edition) && !sight.editions.some((one) => one > edition))
  return Math.max(0, (before.at(-1)?.at ?? ended) - ended)
}

const countReturns = ({ sights }: Watched) =>
  sights.filter(({ editions: [edition = 0] }, at) => edition < (sights[at - 1]?.editions[0] ?? 0)).length

/** In ms: how long it is looked on after each import. */
const after = 2_500
const longestDelay = 1_000

export async function tryContent(stage: Stage): Promise<Finding[]> {
  const { fleet, root, rounds } = stage
  await runContent(stage, 'export', join(root, 'content'))
  let over = false
  const paths = ['/home', '/media', '/media/news.rss', null]
  const watching = fleet.addresses.flatMap((address, at) =>
    paths.map((path) => watchEditions(createClient(address), path, `process ${at + 1} ${path ?? 'reads'}`, () => over)),
  )
  const imports: Import[] = []
  for (let edition = 1; edition <= 2 * rounds; edition += 1) {
    writeEdition(join(root, 'content'), join(root, `edition ${edition}`), edition)
    await runContent(stage, 'import', join(root, `edition ${edition}`))
    imports.push({ edition, ended: performance.now() })
    await sleep(after)
  }
  over = true
  return judge(await Promise.all(watching), imports)
}

function judge(watched: ReadonlyArray<Watched>, imports: ReadonlyArray<Import>): Finding[] {
  const delays = watched.flatMap((one) => imports.map((done) => [one.name, delay(one, done)] as const))
  const sights = watched.reduce((sum, one) => sum + one.sights.length, 0)
  const mixed = watched.flatMap(({ name, sights: all }) =>
    all.flatMap(({ editions }) => (editions.length > 1 ? [`${name}: editions ${editions.join(', ')}`] : [])),
  )
  printExamples('mixtures', mixed)
  const lost = watched.flatMap((one) => one.lost)
  printExamples('imports, lost', lost)
  printExamples(
    'seen late',
    delays.flatMap(([name, ms]) => (ms > longestDelay ? [name] : [])),
  )
  return [
    atMost(
      'import: longest until all processes show it, ms',
      Math.round(Math.max(...delays.map(([, ms]) => ms))),
      longestDelay,
    ),
    mustBe(`import: mixtures of two editions in ${sights} answers`, mixed.length, 0),
    mustBe(
      'import: answers that go back to an older edition',
      watched.reduce((sum, one) => sum + countReturns(one), 0),
      0,
    ),
    mustBe('import: answers other than 200', lost.length, 0),
  ]
}
