import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCommonPasswords } from '#domain/passwords/common-passwords.ts'
import type { FaultLog } from '../log/fault-log.ts'

const fileName = 'common-passwords.txt'

export async function loadCommonPasswords(staticDir: string, log: FaultLog): Promise<ReadonlySet<string>> {
  try {
    return readCommonPasswords(await readFile(join(staticDir, fileName), 'utf8'))
  } catch (err) {
    log.error({ err }, 'the common passwords cannot be read: new passwords are not compared with them')
    return new Set()
  }
}
