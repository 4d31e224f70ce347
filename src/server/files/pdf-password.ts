import { createCipheriv, createHash } from 'node:crypto'
import { toName, type PdfDictionary } from './pdf-objects.ts'

/** Stands for the empty password (ISO 32000-1, 7.6.3.3). */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

const hash = (name: string, ...parts: ReadonlyArray<Uint8Array>) =>
  createHash(name).update(Buffer.concat(parts)).digest()

/** OpenSSL 3 has no RC4. */
function encryptRc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at)
  const at = (index: number) => state[index] ?? 0
  const swap = (one: number, other: number) => {
    ;[state[one], state[other]] = [at(other), at(one)]
  }
  for (let one = 0, other = 0; one < 256; one += 1) {
    other = (other + at(one) + (key[one % key.length] ?? 0)) & 255
    swap(one, other)
  }
  let [one, other] = [0, 0]
  return Buffer.from(data).map((byte) => {
    one = (one + 1) & 255
    other = (other + at(one)) & 255
    swap(one, other)
    return byte ^ at((at(one) + at(other)) & 255)
  }) as Buffer
}

type Encryption = {
  readonly version: number
  readonly revision: number
  readonly owner: Buffer
  readonly user: Buffer
  readonly permissions: number
  /** In bits. */
  readonly keyLength: number | null
  readonly hasPlainMetadata: boolean
}

const toNumber = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) ? value : null)

function readEncryption(dictionary: PdfDictionary): Encryption | null {
  const [version, revision, permissions] = ['V', 'R', 'P'].map((key) => toNumber(dictionary.get(key)))
  const [owner, user] = [dictionary.get('O'), dictionary.get('U')]
  if (version == null || revision == null || permissions == null) return null
  if (!Buffer.isBuffer(owner) || !Buffer.isBuffer(user)) return null
  if (owner.length < 32 || user.length < (revision === 2 ? 32 : 16)) return null
  const keyLength = toNumber(dictionary.get('Length'))
  const hasPlainMetadata = dictionary.get('EncryptMetadata') === false
  return { version, revision, owner, user, permissions, keyLength, hasPlainMetadata }
}

const encodePermissions = (permissions: number) => {
  const word = Buffer.alloc(4)
  word.writeInt32LE(permissions | 0)
  return word
}

/** In bytes. Writers of version 4 leave the length out or give it in bytes: a length that opens is right. */
function possibleKeyLengths({ version, revision, keyLength }: Encryption): ReadonlyArray<number> {
  if (revision === 2) return [5]
  const stated = keyLength === null ? [] : [keyLength / 8, keyLength]
  const usual = version >= 4 ? [16, 5] : [5, 16]
  return [...new Set([...stated, ...usual])].filter((size) => Number.isInteger(size) && size >= 5 && size <= 16)
}

/** ISO 32000-1, algorithm 2. */
function deriveKey({ owner, permissions, revision, hasPlainMetadata }: Encryption, id: Uint8Array, length: number) {
  const metadata = revision >= 4 && hasPlainMetadata ? [Buffer.alloc(4, 0xff)] : []
  let key: Buffer = hash('md5', padding, owner.subarray(0, 32), encodePermissions(permissions), id, ...metadata)
  if (revision >= 3) for (let round = 0; round < 50; round += 1) key = hash('md5', key.subarray(0, length))
  return key.subarray(0, length)
}

/** ISO 32000-1, algorithms 4 and 5. */
function computeUserEntry(revision: number, key: Buffer, id: Uint8Array): Buffer {
  if (revision === 2) return encryptRc4(key, padding)
  let entry: Buffer = hash('md5', padding, id)
  for (let round = 0; round < 20; round += 1)
    entry = encryptRc4(
      key.map((byte) => byte ^ round),
      entry,
    )
  return entry
}

const opensByMd5 = (encryption: Encryption, id: Uint8Array) =>
  possibleKeyLengths(encryption).some((length) => {
    const entry = computeUserEntry(encryption.revision, deriveKey(encryption, id, length), id)
    return encryption.user.subarray(0, entry.length).equals(entry)
  })

const hashNames = ['sha256', 'sha384', 'sha512']

/** ISO 32000-2, algorithm 2.B. Ends by round 287, when no byte is larger than allowed. */
function hardenHash(first: Buffer): Buffer {
  let key: Buffer = first
  let last = 0
  for (let round = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false)
    const encrypted = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)))
    const remainder = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = hash(hashNames[remainder] ?? 'sha256', encrypted)
    last = encrypted.at(-1) ?? 0
  }
  return key.subarray(0, 32)
}

/** ISO 32000-2, algorithm 11. */
function opensBySha({ user, revision }: Encryption): boolean {
  const first = hash('sha256', user.subarray(32, 40))
  return user.subarray(0, 32).equals(revision === 5 ? first : hardenHash(first))
}

/** Where attachments alone are encrypted, or nothing is (ISO 32000-1, table 20). */
const hasPlainPages = (dictionary: PdfDictionary, version: number) =>
  version >= 4 && ['StmF', 'StrF'].every((key) => (toName(dictionary.get(key)) ?? 'Identity') === 'Identity')

/** Null where it cannot be told. */
export function opensWithoutPassword(dictionary: PdfDictionary, id: Uint8Array): boolean | null {
  const encryption = readEncryption(dictionary)
  if (encryption === null) return null
  const { version, revision, user } = encryption
  if (hasPlainPages(dictionary, version)) return null
  if (revision >= 2 && revision <= 4) return opensByMd5(encryption, id)
  if (revision === 5 || revision === 6) return user.length < 48 ? null : opensBySha(encryption)
  return null
}
