import { createWorkQueue } from '../limits/work-queue.ts'
import { createHash } from 'node:crypto'
import { ReadableStream as WebStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption'
import { BadConfig } from '../settings/config.ts'

const queue = createWorkQueue({ name: 'file_pieces', atOnce: 1, waiting: Infinity })

/** A piece of 64 kB takes up to 1 ms to encrypt: without turns, 200 files at once would stop all pages for a while. */
export async function* inTurns(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  for await (const piece of content) {
    await queue.run(async () => undefined)
    yield piece
  }
}

export class UnknownKey extends Error {
  override readonly name = 'UnknownKey'
}

type Bytes = AsyncIterable<Uint8Array>

const toStream = (content: Bytes) => WebStream.from(inTurns(content)) as unknown as ReadableStream<Uint8Array>

export type KeyRing = {
  readonly keyId: string
  readonly keyIds: ReadonlyArray<string>
  encrypt(content: Bytes): Promise<Bytes>
  decrypt(content: Bytes, keyId: string): Promise<Bytes>
}

type Key = { readonly id: string; readonly identity: string; readonly recipient: string }

export const makeKey = async (): Promise<string> => await generateIdentity()

const deriveKeyId = (recipient: string) => createHash('sha256').update(recipient).digest('hex').slice(0, 16)

export function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text)
    return true
  } catch {
    return false
  }
}

export async function encryptForRecipient(recipient: string, content: Bytes): Promise<Bytes> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return await encrypter.encrypt(toStream(content))
}

async function readKey(identity: string): Promise<Key | null> {
  try {
    const recipient = await identityToRecipient(identity)
    return { id: deriveKeyId(recipient), identity, recipient }
  } catch {
    return null
  }
}

async function orUnknown(decrypting: Promise<Bytes>, words: string): Promise<Bytes> {
  try {
    return await decrypting
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('no identity matched'))) throw error
    throw new UnknownKey(words, { cause: error })
  }
}

async function decryptWithKey({ identity }: Key, content: Bytes): Promise<Bytes> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const words = 'The file was written with another key than the one it is kept with.'
  return await orUnknown(decrypter.decrypt(toStream(content)), words)
}

const listKeyProblems = (keys: ReadonlyArray<Key | null>): ReadonlyArray<string> =>
  keys.length === 0
    ? ['There is no key for files: expected at least one, such as AGE-SECRET-KEY-1….']
    : keys.flatMap((key, index) =>
        key ? [] : [`Key ${index + 1} of the keys for files cannot be read: expected one such as AGE-SECRET-KEY-1….`],
      )

export function createEncrypter(recipient: string): (content: Bytes) => Promise<Bytes> {
  const encrypter = new Encrypter()
  try {
    encrypter.addRecipient(recipient)
  } catch {
    throw new BadConfig([`${recipient} is no age recipient: expected one such as age1….`])
  }
  return async (content) => await encrypter.encrypt(toStream(content))
}

export async function decryptWithAny(identities: ReadonlyArray<string>, content: Bytes): Promise<Bytes> {
  const decrypter = new Decrypter()
  for (const [index, identity] of identities.entries())
    try {
      decrypter.addIdentity(identity)
    } catch {
      throw new BadConfig([`Key ${index + 1} cannot be read: expected an age identity such as AGE-SECRET-KEY-1….`])
    }
  return await orUnknown(decrypter.decrypt(toStream(content)), 'None of the keys opens it.')
}

/**
 * @param identities age identities, newest first; a key keeps its id when others come before it @throws {BadConfig} when
 * there is none, or one is invalid
 */
export async function openKeyRing(identities: ReadonlyArray<string>): Promise<KeyRing> {
  const read = await Promise.all(identities.map(readKey))
  const keys = new Map(read.flatMap((key) => (key ? [[key.id, key] as const] : [])))
  const [newest] = keys.values()
  const problems = listKeyProblems(read)
  if (!newest || problems.length > 0) throw new BadConfig(problems)
  return {
    keyId: newest.id,
    keyIds: [...keys.keys()],
    encrypt: (content) => encryptForRecipient(newest.recipient, content),
    async decrypt(content, keyId) {
      const key = keys.get(keyId)
      if (!key) throw new UnknownKey(`No key for files has the id ${keyId}: put it back behind the others.`)
      return await decryptWithKey(key, content)
    },
  }
}
