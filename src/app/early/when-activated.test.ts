import { expect, test } from 'vitest'
import { whenActivated } from './when-activated.ts'

const createDocument = (prerendering?: boolean) =>
  Object.assign(new EventTarget(), prerendering === undefined ? {} : { prerendering })

const isSettled = async (promise: Promise<void>) => {
  let settled = false
  void promise.then(() => (settled = true))
  await new Promise((resolve) => void setImmediate(resolve))
  return settled
}

test('a page that was asked for is shown at once, also where the browser renders nothing ahead', async () => {
  expect([
    await isSettled(whenActivated(createDocument(false))),
    await isSettled(whenActivated(createDocument())),
  ]).toEqual([true, true])
})

test('a page that was rendered ahead waits until its link is followed', async () => {
  const document = createDocument(true)
  const shown = whenActivated(document)
  expect(await isSettled(shown)).toBe(false)
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(await isSettled(shown)).toBe(true)
})
