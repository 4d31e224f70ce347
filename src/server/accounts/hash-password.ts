import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createWorkQueue, type WorkQueue } from '../limits/work-queue.ts'

const derive = promisify(argon2)

/** What it costs to calculate a hash: memory in KiB, and the passes over it. */
export type HashCost = { readonly memory: number; readonly passes: number }

/** 19 MiB and 2 passes: the least that OWASP asks of argon2id. */
const strong: HashCost = { memory: 19 * 1024, passes: 2 }
/**
 * Node has four threads for this, which file access and host lookup need too. A hundred waiting are half a minute of work
 * for a slow machine; a caller after that would wait in vain. Checks have a share that new passwords cannot take: a
 * flood of sign-up and recovery keeps nobody from signing in.
 */
const checks = createWorkQueue({ atOnce: 2, waiting: 100 })
const makings = createWorkQueue({ atOnce: 1, waiting: 50 })

type Asked = { readonly password: string; readonly cost: HashCost; readonly who: string }

/** @throws QueueFull when too many wait already */
const tagOf = (queue: WorkQueue, { password: message, cost, who }: Asked, nonce: Buffer) =>
  queue.run(() => derive('argon2id', { ...cost, parallelism: 1, tagLength: 32, message, nonce }), who)

const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** The PHC string format. */
const write = ({ memory, passes }: HashCost, salt: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=1$${encode(salt)}$${encode(tag)}`

const format = /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=1\$(?<salt>[\w+/]+)\$(?<tag>[\w+/]+)$/

/** The parts of a hash; null when it is none. */
function read(hash: string) {
  const { memory, passes, salt = '', tag = '' } = format.exec(hash)?.groups ?? {}
  if (memory === undefined) return null
  const cost = { memory: Number(memory), passes: Number(passes) }
  return { cost, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') }
}

/**
 * A salted hash of a password, which holds its cost: `$argon2id$v=19$m=<KiB>,t=<passes>,p=1$<salt>$<tag>`.
 * @param who for whom, such as the network that asks: each has its turn
 * @throws QueueFull when too many wait already
 */
export async function hashPassword(password: string, who = '', cost = strong): Promise<string> {
  const salt = randomBytes(16)
  return write(cost, salt, await tagOf(makings, { password, cost, who }, salt))
}

/** Stands in for the hash of an account that does not exist, so that its absence costs as much time. */
const nobody = { salt: randomBytes(16), tag: randomBytes(32) }

/**
 * Whether a password matches a hash, at the cost that the hash holds; none matches undefined or what is no hash.
 * @param who for whom, such as the network that asks: each has its turn
 * @param costOfNone of what is no hash
 * @throws QueueFull when too many wait already
 */
export async function checkPassword(password: string, hash = '', who = '', costOfNone = strong): Promise<boolean> {
  const { cost, salt, tag } = read(hash) ?? { ...nobody, cost: costOfNone }
  const found = await tagOf(checks, { password, cost, who }, salt)
  return found.length === tag.length && timingSafeEqual(found, tag)
}
