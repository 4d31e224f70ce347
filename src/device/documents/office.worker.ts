import { readOfficeDocument } from '#domain/documents/office-text.ts'

addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => {
  void readOfficeDocument(data).then((text) => postMessage(text))
})
