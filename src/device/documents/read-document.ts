import type { DocumentText } from '#domain/documents/document-text.ts'
import { readFileText } from '#domain/documents/read-file.ts'
import { lazyImport } from '#lazy/lazy-loading.ts'
import type { Files } from '#site/ports.ts'
import { trustedScript } from '../script-loading.ts'

/** Milliseconds; on a slow line what reads a PDF takes most of the first, and a resume takes less than a second of the other. */
const [loadingTime, readingTime] = [60_000, 15_000]

type Said = Partial<DocumentText> & { readonly begun?: true }

async function readInWorker(url: string, bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<DocumentText> {
  const worker = new Worker(trustedScript(url), { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<DocumentText>()
  let failure: DocumentText = { kind: 'not loaded' }
  const fail = () => resolve(failure)
  let timer = setTimeout(fail, loadingTime)
  worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    // pdf.js says by itself that it is there.
    if (data.kind !== undefined) resolve(data as DocumentText)
    else if (data.begun) {
      failure = { kind: 'damaged' }
      clearTimeout(timer)
      timer = setTimeout(fail, readingTime)
    }
  })
  worker.addEventListener('error', fail)
  signal.addEventListener('abort', fail)
  worker.postMessage(bytes, [bytes.buffer])
  return promise.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}

export const readDocument: Files['readDocument'] = (file, signal) => {
  const readBy =
    (load: () => Promise<{ readonly default: string }>) =>
    async (bytes: Uint8Array<ArrayBuffer>): Promise<DocumentText> => {
      const loaded = await load().catch(() => null)
      return loaded === null || signal.aborted ? { kind: 'not loaded' } : readInWorker(loaded.default, bytes, signal)
    }
  return readFileText(file, {
    pdf: readBy(() => lazyImport(() => import('./pdf.worker.ts?worker&url'))),
    office: readBy(() => lazyImport(() => import('./office.worker.ts?worker&url'))),
  })
}
