import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readExcess } from './route-weight.ts'
import { runScript } from '../run-process.ts'
import { CommandProblem } from '../command.ts'

const stampFile = 'dist/.built-from'

// The server runs from its sources and no test reaches the bundle, so neither makes a build stale.
const sources = [
  'src/**/*',
  'machines/**/*',
  'public/**/*',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/build/*.ts',
]
const irrelevant = ['src/server/**', '**/*.test.ts', '**/*.test.tsx']

export function isBuildFresh(fingerprint: string): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint
}

export function markBuilt(fingerprint: string): void {
  writeFileSync(stampFile, fingerprint)
}

export function fingerprintSources(folder = '.'): string {
  const hash = createHash('sha256')
  for (const path of globSync(sources, { cwd: folder, exclude: irrelevant }).toSorted()) {
    const file = `${folder}/${path}`
    if (statSync(file).isFile()) hash.update(`${path}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

async function buildWhenStale(): Promise<void> {
  if (isBuildFresh(fingerprintSources())) return
  const { code } = await runScript(['scripts/build.ts'], { live: true, env: { NODE_ENV: 'production' } })
  if (code !== 0) throw new CommandProblem('The site could not be built; the reason stands above.')
}

type Demands = { /** Whether the budget of the routes may be exceeded. */ readonly isHeavyAllowed?: boolean }

export async function ensureBuilt({ isHeavyAllowed = false }: Demands = {}): Promise<void> {
  await buildWhenStale()
  const excess = readExcess()
  if (excess !== null && !isHeavyAllowed) throw new CommandProblem(excess)
}
