import { UnknownKey, type KeyRing } from './key-ring.ts'

export type SealedText = { readonly sealed: string; readonly keyId: string }

async function* toAsyncIterable(content: Uint8Array) {
  yield content
}

async function collect(content: AsyncIterable<Uint8Array>) {
  const pieces: Uint8Array[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces)
}

export async function sealText(ring: KeyRing, text: string): Promise<SealedText> {
  const encrypted = await ring.encrypt(toAsyncIterable(Buffer.from(text)))
  return { sealed: (await collect(encrypted)).toString('base64'), keyId: ring.keyId }
}

export async function openSealed(ring: KeyRing, { sealed, keyId }: SealedText): Promise<string | null> {
  try {
    return (await collect(await ring.decrypt(toAsyncIterable(Buffer.from(sealed, 'base64')), keyId))).toString()
  } catch (error) {
    if (error instanceof UnknownKey) return null
    throw error
  }
}
