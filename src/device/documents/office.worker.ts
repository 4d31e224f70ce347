import { readOfficeDocument } from '#domain/documents/office-text.ts'

addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => {
  void readOfficeDocument(data)
    .catch(() => ({ kind: 'damaged' }))
    .then((text) => postMessage(text))
})

postMessage({ begun: true })
