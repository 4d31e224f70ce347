import { readdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { emptyDatabase } from '#server/database/empty-database.ts'
import { build } from 'vite'
import { buildPreHydration } from './build/build-early.ts'
import { fingerprintSources, markBuilt } from './build/build-stamp.ts'
import { restoreFormer, lasting, putAside } from './build/former-files.ts'
import { partFaces } from './build/part-faces.ts'
import { readExcess } from './build/route-weight.ts'
import { precompress } from './build/precompress.ts'
import { runScript } from './run-process.ts'
import { CommandProblem, runCommand, printLine } from './command.ts'

/** Keeps the empty database (slow to make, depends on PGlite's version alone) and the files of former releases. */
async function clear(folder: string) {
  putAside(folder)
  const kept = new Set([emptyDatabase(), ...lasting(folder).map((path) => resolve(path))])
  const names = await readdir(folder).catch(() => [])
  const old = names.map((name) => resolve(folder, name)).filter((path) => !kept.has(path))
  await Promise.all(old.map((path) => rm(path, { recursive: true })))
}

await runCommand(async () => {
  const fingerprint = fingerprintSources()
  const started = performance.now()
  printLine('Building the site…')
  await clear('dist')
  const database = runScript(['scripts/build/make-empty-database.ts'], { live: true })
  await build({ configLoader: 'native', logLevel: 'warn' })
  await build({ configLoader: 'native', logLevel: 'warn', build: { ssr: true } })
  await partFaces('dist')
  await buildPreHydration('dist')
  await precompress('dist/client')
  restoreFormer('dist')
  if ((await database).code !== 0)
    throw new CommandProblem('The empty database could not be made; the reason stands above.')
  markBuilt(fingerprint)
  printLine(`Built the site in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
  const excess = readExcess()
  if (excess !== null) printLine(`Warning: ${excess}`)
})
