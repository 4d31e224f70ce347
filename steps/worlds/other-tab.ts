import type { Page } from 'playwright-core'

type Holding = { release: () => void; readonly channel: BroadcastChannel; readonly heard: object[] }

type Holder = { readonly holding: Holding }

function openChannel(topic: string) {
  const channel = new BroadcastChannel(topic)
  const heard: object[] = []
  channel.addEventListener('message', ({ data }: MessageEvent<object>) => heard.push(data))
  Object.assign(window, { holding: { release: () => {}, channel, heard } satisfies Holding })
}

function acquireLock(topic: string) {
  const { holding } = window as unknown as Holder
  return new Promise<void>((taken) => {
    void navigator.locks.request(topic, () => {
      taken()
      return new Promise<void>((release) => {
        holding.release = release
      })
    })
  })
}

/** Runs in a page: queues again before it releases, behind those already waiting. */
function passTurn(topic: string) {
  const { holding } = window as unknown as Holder
  const { release } = holding
  void navigator.locks.request(topic, () => new Promise<void>((next) => (holding.release = next)))
  release()
}

function sendMessage(message: object) {
  const { channel } = (window as unknown as Holder).holding
  const say = channel.postMessage.bind(channel)
  say(message)
}

async function countWaiting(topic: string) {
  const { pending = [] } = await navigator.locks.query()
  return pending.filter(({ name }) => name === topic).length
}

export async function openOtherTab(page: Page, topic: string) {
  const tab = await page.context().newPage()
  await tab.goto('/robots.txt')
  await tab.evaluate(openChannel, topic)
  return {
    hold: () => tab.evaluate(acquireLock, topic),
    pass: () => tab.evaluate(passTurn, topic),
    release: () => tab.evaluate(() => (window as unknown as Holder).holding.release()),
    waiting: () => tab.evaluate(countWaiting, topic),
    say: (message: object) => tab.evaluate(sendMessage, message),
    heard: () => tab.evaluate(() => (window as unknown as Holder).holding.heard),
  }
}

export type OtherTab = Awaited<ReturnType<typeof openOtherTab>>
