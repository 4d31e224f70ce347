import { readPdf } from './pdf-text.ts'

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  void readPdf(data)
    .catch(() => ({ kind: 'damaged' }))
    .then((text) => postMessage(text))
})

postMessage({ begun: true })
