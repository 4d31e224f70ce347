import { fingerprintSources, isBuildFresh } from './build-stamp.ts'
import { runScript } from '../run-process.ts'
import { CommandProblem } from '../say.ts'

/** Builds the site when something the build reads has changed since the last one; throws when it does not build. */
export async function ensureBuilt(): Promise<void> {
  if (isBuildFresh(fingerprintSources())) return
  const { code } = await runScript(['scripts/build.ts'], { live: true, env: { NODE_ENV: 'production' } })
  if (code !== 0) throw new CommandProblem('The site could not be built; the reason stands above.')
}
