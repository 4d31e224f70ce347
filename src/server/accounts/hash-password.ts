import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createWorkQueue } from '../work-queue.ts'

const derive = promisify(argon2)

/** 19 MiB and 2 passes: the least that OWASP asks of argon2id. */
const cost = { parallelism: 1, tagLength: 32, memory: 19 * 1024, passes: 2 } as const
/**
 * Node computes in four threads, which files and the names of hosts need too. A hundred waiting are half a minute of work
 * for a slow machine; whoever comes after that would only wait for nothing.
 */
const queue = createWorkQueue({ atOnce: 2, waiting: 100 })

/** @throws QueueFull when too many wait already */
const tagOf = (password: string, nonce: Buffer) =>
  queue.run(() => derive('argon2id', { ...cost, message: password, nonce }))

/** A salted hash of a password, `argon2id$<salt>$<tag>` in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await tagOf(password, nonce)
  return `argon2id$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}

/** Stands in for the hash of an account that does not exist, so that its absence costs as much time. */
const nobody = `argon2id$${randomBytes(16).toString('base64url')}$${randomBytes(32).toString('base64url')}`

/** Whether a password belongs to a hash; undefined is the hash of nobody, and no password does. */
export async function checkPassword(password: string, hash: string = nobody): Promise<boolean> {
  const [, salt = '', tag = ''] = hash.split('$')
  const found = await tagOf(password, Buffer.from(salt, 'base64url'))
  const expected = Buffer.from(tag, 'base64url')
  return found.length === expected.length && timingSafeEqual(found, expected)
}
