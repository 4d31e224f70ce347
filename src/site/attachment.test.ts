import { cannotBeReached, TransportFailure } from '#contract/site-api.ts'
import { messages } from '#machines/meta.ts'
import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createAttachmentFlow } from './attachment.ts'

type AttachmentSite = Parameters<typeof createAttachmentFlow>[0]

const session = { getSnapshot: () => ({ context: { stored: null } }), send: () => {} }
const loseLine = () => Promise.reject(new TransportFailure(cannotBeReached))

async function sendFile(file: File) {
  const site = { actors: { session }, calls: {}, ports: { upload: loseLine } } as unknown as AttachmentSite
  const asked = { attachmentId: 'a', applicationId: '1', typeId: 'resume', name: file.name }
  const input = { ...asked, size: file.size, file, attachment: null, page: null }
  const actor = createActor(
    createAttachmentFlow(site, () => {}),
    { input },
  ).start()
  const snapshot = await waitFor(actor, ({ value }) => value !== 'uploading')
  return { state: snapshot.value, said: messages(snapshot), canRetry: snapshot.can({ type: 'retry' }) }
}

class MovedFile extends File {
  constructor(slice: Blob) {
    super(['Ada Moss'], 'resume.txt')
    this.slice = () => slice
  }
}

const isGone = () => Promise.reject(new DOMException('The file is gone.', 'NotReadableError'))

test('[J1-19] a file that is there when no answer comes can be sent again', async () => {
  expect(await sendFile(new File(['Ada Moss'], 'resume.txt'))).toEqual({
    state: 'broken',
    said: ['Nothing else is lost.', 'This file did not arrive.', cannotBeReached],
    canRetry: true,
  })
})

test.each([
  ['nothing', new Blob()],
  ['an error', Object.assign(new Blob(), { text: isGone })],
])('[J1-19] a file of which the browser reads %s when no answer comes is to be chosen again', async (_, slice) => {
  expect(await sendFile(new MovedFile(slice))).toEqual({
    state: 'unreadable',
    said: ['Your browser can no longer read this file: it was moved or changed. Please choose it again.'],
    canRetry: false,
  })
})
