import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCommonPasswords } from '#domain/passwords/common-passwords.ts'
import type { FaultLog } from '../log/fault-log.ts'

/** The file of the common passwords among the static files, which browsers load too (J5-25). */
const fileName = 'common-passwords.txt'

/** The common passwords, in small letters; none where the file cannot be read, which is logged (J5-26). */
export async function loadCommonPasswords(staticDir: string, log: FaultLog): Promise<ReadonlySet<string>> {
  try {
    return readCommonPasswords(await readFile(join(staticDir, fileName), 'utf8'))
  } catch (err) {
    log.error({ err }, 'the common passwords cannot be read: new passwords are not compared with them')
    return new Set()
  }
}
