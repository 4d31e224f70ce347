import type * as wire from '#api/wire.ts'
import { uploadPath } from '#contract/upload.ts'
import type { Upload } from '#site/ports.ts'

type Answers = Pick<typeof wire, 'toTransportFailure' | 'readReply'>

/** XMLHttpRequest, because fetch reports no upload progress. @param base absolute API base that ends with a slash */
export const createBrowserUpload =
  (window: Window & typeof globalThis, base: string, { toTransportFailure, readReply }: Answers): Upload =>
  (asked, file, { token, signal, tell }) =>
    new Promise((resolve, reject) => {
      const request = new window.XMLHttpRequest()
      const lose = (cause: string) => () => reject(toTransportFailure(new Error(cause)))
      const loseUnawaited = lose('Nobody is waiting for it anymore.')
      if (signal?.aborted) return loseUnawaited()
      request.open('PUT', new URL(uploadPath(asked), base))
      request.setRequestHeader('content-type', 'application/octet-stream')
      if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
      request.upload.addEventListener('progress', ({ loaded }) => tell(loaded))
      request.addEventListener('error', lose('The connection was lost.'))
      request.addEventListener('abort', loseUnawaited)
      request.addEventListener('load', () => {
        try {
          resolve(readReply(request.status, request.responseText))
        } catch (error) {
          reject(error)
        }
      })
      signal?.addEventListener('abort', () => request.abort())
      request.send(file)
    })
