import { databaseGauges, byState, one, type GaugesConfig } from './database-gauges.ts'
import type { Database } from './database/open-database.ts'
import type { TaskRun, TaskRuns } from './database/task-runs.ts'
import { readDiskSpace } from './files/disk-space.ts'
import { createMetrics, type GaugeValue, type Metrics, type ReadGauge } from './http/metrics.ts'
import { createWorkQueue, listWorkQueues } from './limits/work-queue.ts'
import { countDroppedLines, type Logger } from './log/loggers.ts'
import type { Config } from './settings/config.ts'
import { readVersion } from './settings/release.ts'

const seconds = (moment: Date | null) => (moment?.getTime() ?? 0) / 1000

const taskNumbers: ReadonlyArray<readonly [name: string, help: string, read: (run: TaskRun) => number]> = [
  ['task_last_start_seconds', 'When the site last began it, in any process', ({ lastStart }) => seconds(lastStart)],
  ['task_last_success_seconds', 'When it last ended well, in any process', ({ lastSuccess }) => seconds(lastSuccess)],
]

const taskGauges = ({ list }: Pick<TaskRuns, 'list'>): ReadonlyArray<ReadGauge> => [
  ...taskNumbers.map(([name, help, read]) => ({
    name,
    help: `What the site does by itself: ${help}, in seconds since 1970.`,
    labels: ['task'],
    read: async () => (await list()).map((run): GaugeValue => [{ task: run.name }, read(run)]),
  })),
  {
    name: 'task_interval_seconds',
    help: 'What the site does by itself: how often.',
    labels: ['task'],
    read: async () => (await list()).map(({ name, every }) => [{ task: name }, every / 1000]),
  },
]

const listQueueStates = (): ReadonlyArray<GaugeValue> =>
  [...listWorkQueues()].flatMap(([queue, states]) =>
    byState(states).map(([labels, value]): GaugeValue => [{ queue, ...labels }, value]),
  )

export type MetricsConfig = GaugesConfig & Partial<Pick<Config, 'databaseUrl'>>

export type MetricsParts = {
  readonly database: Pick<Database, 'db' | 'connections'>
  readonly runs?: Pick<TaskRuns, 'list'>
  readonly logger?: Logger
}

const embeddedConnections = { total: 1, idle: 0, waiting: 0, most: 1 }

const releaseGauge = ({ databaseUrl = null }: MetricsConfig): ReadGauge => ({
  name: 'site_info',
  help: 'Release, Node and database of this process.',
  labels: ['version', 'node', 'database'],
  keptFor: Infinity,
  read: async () => {
    const database = databaseUrl === null ? 'embedded' : 'PostgreSQL'
    return [[{ version: readVersion(), node: process.versions.node, database }, 1]]
  },
})

const processGauges = (
  { database: { connections = () => embeddedConnections }, logger = false }: MetricsParts,
  { dataDir }: MetricsConfig,
): ReadonlyArray<ReadGauge> => [
  {
    name: 'data_disk_bytes',
    help: 'The disk of DATA_DIR: bytes that are free, and all of them.',
    labels: ['state'],
    read: async () => byState({ ...(await readDiskSpace(dataDir)) }),
  },
  {
    name: 'database_connections',
    help: 'Connections of this process to its database: all, idle ones, work that waits for one, and the most (DATABASE_POOL).',
    labels: ['state'],
    read: async () => byState(connections()),
  },
  {
    name: 'work_queue',
    help: 'Work that this process does in turns: what runs, and what waits.',
    labels: ['queue', 'state'],
    read: async () => listQueueStates(),
  },
  {
    name: 'log_lines_dropped',
    help: 'Lines of the log that nothing took in time, since this process started.',
    labels: [],
    read: async () => one(countDroppedLines(logger)),
  },
]

/** In ms; each process is asked every few seconds, by several scrapers. */
const keptFor = 60_000

/** So that these questions never take the connections that visitors wait for. */
const inTurn = { name: 'metrics', atOnce: 2, waiting: Infinity }

export function siteMetrics(parts: MetricsParts, config: MetricsConfig): Metrics {
  const { database, runs } = parts
  const metrics = createMetrics()
  const queue = createWorkQueue(inTurn)
  metrics.addProcess()
  for (const gauge of [releaseGauge(config), ...processGauges(parts, config)]) metrics.addGauge(gauge)
  const asked = [...databaseGauges(database.db, config), ...(runs ? taskGauges(runs) : [])]
  for (const gauge of asked) metrics.addGauge({ ...gauge, keptFor, read: () => queue.run(gauge.read) })
  return metrics
}
