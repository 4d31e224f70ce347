import { setTimeout as sleep } from 'node:timers/promises'
import type { Stage } from './stage.ts'
import { atLeast, mustBe, printExamples, type Finding } from './finding.ts'
import { startLoad, type Acknowledged, type LoadResult } from './load.ts'
import { countRows } from './rows.ts'

/** In ms: load before the first and after the last process is replaced. */
const around = 2_000

const countMissed = (keys: ReadonlyArray<string>, rows: ReadonlyMap<string, number>) =>
  keys.filter((key) => rows.get(key) !== 1).length

export async function countMissedWrites(databaseUrl: string, { messages, accounts }: Acknowledged) {
  const rows = await countRows(databaseUrl)
  const twice = [...rows.messages.values(), ...rows.accounts.values()].filter((count) => count > 1).length
  return countMissed(messages, rows.messages) + countMissed(accounts, rows.accounts) + twice
}

const tallies = ['pages', 'reads', 'writes'] as const
const names = { pages: 'pages (GET)', reads: 'reads (POST)', writes: 'messages and accounts (POST)' } as const

export async function judgeLoad(title: string, databaseUrl: string, load: LoadResult): Promise<Finding[]> {
  for (const name of tallies) {
    printExamples(`${title}, lost ${names[name]}`, load[name].lost)
    printExamples(`${title}, wrong ${names[name]}`, load[name].wrong)
  }
  return [
    ...tallies.map((name) => mustBe(`${title}: lost of ${load[name].calls} ${names[name]}`, load[name].lost.length, 0)),
    mustBe(
      `${title}: wrong answers`,
      tallies.reduce((sum, name) => sum + load[name].wrong.length, 0),
      0,
    ),
    mustBe(
      `${title}: acknowledged writes that are not in the database once`,
      await countMissedWrites(databaseUrl, load.acknowledged),
      0,
    ),
  ]
}

export async function tryRestart({ fleet, address, databaseUrl, rounds }: Stage): Promise<Finding[]> {
  const endLoad = startLoad(address)
  await sleep(around)
  for (let round = 0; round < rounds; round += 1) await fleet.replace()
  await sleep(around)
  const load = await endLoad()
  const written = load.acknowledged.messages.length + load.acknowledged.accounts.length
  return [
    ...(await judgeLoad('rolling restart', databaseUrl, load)),
    atLeast('rolling restart: acknowledged writes', written, 5),
    mustBe('rolling restart: lines of errors in the log', countErrors(fleet.listErrors()), 0),
  ]
}

/** The load of the trial sends more mail to strangers than the site lets out in five minutes. */
const isOfLoad = (line: string) => line.includes('has reached its ceiling')

export function countErrors(lines: ReadonlyArray<string>): number {
  const errors = lines.filter((line) => !isOfLoad(line))
  printExamples('the log of the site', errors)
  return errors.length
}
