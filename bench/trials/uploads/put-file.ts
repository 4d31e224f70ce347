import { randomBytes } from 'node:crypto'
import { uploadPath } from '#contract/upload.ts'
import type { Draft } from './open-drafts.ts'

export function createPdf(bytes: Buffer): Buffer {
  const [head, tail] = [Buffer.from('%PDF-1.7\n'), Buffer.from('\ntrailer << /Root 1 0 R >>\n%%EOF\n')]
  const file = Buffer.from(bytes)
  head.copy(file)
  tail.copy(file, file.length - tail.length)
  return file
}

type UploadInput = {
  readonly draft: Pick<Draft, 'token' | 'applicationId' | 'typeId'>
  readonly network: string
  readonly file: Buffer
  readonly attachmentId?: string
}

export async function putFile(
  address: string,
  { draft, network, file, attachmentId }: UploadInput,
): Promise<number | null> {
  const uploadRequest = {
    attachmentId: attachmentId ?? randomBytes(16).toString('base64url'),
    applicationId: draft.applicationId,
    typeId: draft.typeId,
    name: 'resume.pdf',
  }
  const headers = {
    authorization: `Bearer ${draft.token}`,
    'content-type': 'application/octet-stream',
    'x-forwarded-for': network,
  }
  const body = new Uint8Array(file.buffer as ArrayBuffer, file.byteOffset, file.byteLength)
  const sent = fetch(`${address}/${uploadPath(uploadRequest)}`, { method: 'PUT', headers, body })
  return sent.then(async (answer) => (await answer.arrayBuffer(), answer.status)).catch(() => null)
}
