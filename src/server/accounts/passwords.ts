import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createWorkQueue, type WorkQueue } from '../limits/work-queue.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCommonPasswords } from '#domain/passwords/password-rules.ts'
import type { FaultLog } from '../log/fault-log.ts'

const derive = promisify(argon2)

export type HashCost = { readonly memory: number; readonly passes: number }

/** 19 MiB and 2 passes: the OWASP minimum for argon2id. */
const strong: HashCost = { memory: 19 * 1024, passes: 2 }
/**
 * Leaves one of Node's four threads free. 100 waiting take a slow machine half a minute. Separate queues, so that floods
 * of sign-ups do not block sign-ins.
 */
const checks = createWorkQueue({ name: 'password_checks', atOnce: 2, waiting: 100 })
const makings = createWorkQueue({ name: 'new_passwords', atOnce: 1, waiting: 50 })

type HashRequest = { readonly password: string; readonly cost: HashCost; readonly who: string }

const computeTag = (queue: WorkQueue, { password: message, cost, who }: HashRequest, nonce: Buffer) =>
  queue.run(() => derive('argon2id', { ...cost, parallelism: 1, tagLength: 32, message, nonce }), who)

const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

const write = ({ memory, passes }: HashCost, salt: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=1$${encode(salt)}$${encode(tag)}`

const format = /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=1\$(?<salt>[\w+/]+)\$(?<tag>[\w+/]+)$/

function read(hash: string) {
  const { memory, passes, salt = '', tag = '' } = format.exec(hash)?.groups ?? {}
  if (memory === undefined) return null
  const cost = { memory: Number(memory), passes: Number(passes) }
  return { cost, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') }
}

export async function hashPassword(password: string, who = '', cost = strong): Promise<string> {
  const salt = randomBytes(16)
  return write(cost, salt, await computeTag(makings, { password, cost, who }, salt))
}

/** Hashed against when there is no account, so that timing does not reveal it. */
const dummyHash = { salt: randomBytes(16), tag: randomBytes(32) }

/**
 * Takes as long without a valid hash. @param who the network, for fair queueing @param fallbackCost cost without a hash
 * @throws QueueFull when too many wait
 */
export async function checkPassword(password: string, hash = '', who = '', fallbackCost = strong): Promise<boolean> {
  const { cost, salt, tag } = read(hash) ?? { ...dummyHash, cost: fallbackCost }
  const found = await computeTag(checks, { password, cost, who }, salt)
  return found.length === tag.length && timingSafeEqual(found, tag)
}

const fileName = 'common-passwords.txt'

export async function loadCommonPasswords(staticDir: string, log: FaultLog): Promise<ReadonlySet<string>> {
  try {
    return readCommonPasswords(await readFile(join(staticDir, fileName), 'utf8'))
  } catch (err) {
    log.error({ err }, 'the common passwords cannot be read: new passwords are not compared with them')
    return new Set()
  }
}
