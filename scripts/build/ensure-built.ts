import { fingerprintSources, isBuildFresh } from './build-stamp.ts'
import { readExcess } from './route-weight.ts'
import { runScript } from '../run-process.ts'
import { CommandProblem } from '../say.ts'

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
