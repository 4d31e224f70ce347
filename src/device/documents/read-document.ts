import type { DocumentText } from '#domain/documents/document-text.ts'
import { readFileText } from '#domain/documents/read-file.ts'
import { lazyImport } from '#lazy/lazy-loading.ts'
import type { Files } from '#site/ports.ts'
import { trustedScript } from '../script-loading.ts'

/** Milliseconds; a resume takes less than a second. */
const patience = 15_000

async function readInWorker(url: string, bytes: Uint8Array<ArrayBuffer>): Promise<DocumentText> {
  const worker = new Worker(trustedScript(url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<DocumentText>()
  const timer = setTimeout(() => resolve({ kind: 'damaged' }), patience)
  worker.addEventListener('message', ({ data }: MessageEvent<Partial<DocumentText>>) => {
    // pdf.js says by itself that it is there.
    if (data.kind !== undefined) resolve(data as DocumentText)
  })
  worker.addEventListener('error', () => reject(new Error('The document could not be read in this browser.')))
  worker.postMessage(bytes, [bytes.buffer])
  return promise.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}

export const readDocument: Files['readDocument'] = (file) =>
  readFileText(file, {
    pdf: async (bytes) => readInWorker((await lazyImport(() => import('./pdf.worker.ts?worker&url'))).default, bytes),
    office: async (bytes) =>
      readInWorker((await lazyImport(() => import('./office.worker.ts?worker&url'))).default, bytes),
  })
