import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const readKept = (file: string) => {
  chmodSync(file, 0o600)
  return readFileSync(file, 'utf8').trim()
}

/** Makes the secret once, whole or not at all, whichever of several processes comes first. */
function makeKept(dataDir: string, file: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * What tokens are signed with: the given secret, else one that is made at the first start and kept in the data folder
 * for its owner's eyes. Several processes on one database must be given the same.
 */
export function tokenSecretOf({ dataDir, tokenSecret }: { dataDir: string; tokenSecret: string | null }): Uint8Array {
  const file = join(dataDir, 'token-secret')
  if (tokenSecret === null) makeKept(dataDir, file)
  return new TextEncoder().encode(tokenSecret ?? readKept(file))
}
