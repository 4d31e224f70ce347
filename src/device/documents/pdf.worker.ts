import { readPdf } from './pdf-text.ts'

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  void readPdf(data).then((text) => postMessage(text))
})
