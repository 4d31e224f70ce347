import { cannotBeReached, TransportFailure } from '#contract/site-api.ts'
import { expect, test } from 'vitest'
import * as wire from './wire.ts'
import { wirePorts } from './lazy-wire.ts'

class CountedRequest extends EventTarget {
  static sent = 0
  readonly upload = new EventTarget()
  open() {}
  setRequestHeader() {}
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  send() {
    CountedRequest.sent += 1
    this.dispatchEvent(new Event('error'))
  }
}

test('a file that nobody waits for any more is not sent, whether that came before or while the code for it was fetched', async () => {
  const world = { XMLHttpRequest: CountedRequest } as unknown as Window & typeof globalThis
  const { promise, resolve } = Promise.withResolvers<typeof wire>()
  const { upload } = wirePorts(() => promise, world, 'https://x.example/')
  const [before, meanwhile] = [AbortSignal.abort(), new AbortController()]
  const asked = { attachmentId: '1', applicationId: '2', typeId: '3', name: 'resume.pdf' }
  const ends = [before, meanwhile.signal].map((signal) =>
    upload(asked, new Blob(['a']) as File, { token: null, signal, tell: () => {} }).catch((error: unknown) => error),
  )
  meanwhile.abort()
  resolve(wire)
  const found = (await Promise.all(ends)).map((end) => [end instanceof TransportFailure, (end as Error).message])
  expect([found, CountedRequest.sent]).toEqual([
    [
      [true, cannotBeReached],
      [true, cannotBeReached],
    ],
    0,
  ])
})
