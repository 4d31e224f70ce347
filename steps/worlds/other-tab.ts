import type { Page } from 'playwright-core'
import { hydratePage } from './browser-visit.ts'

/** For what the device is given before a visit, or by a walk: no page of the site runs there. */
export async function inBlankTab<Answer>(page: Page, act: (tab: Page) => Promise<Answer>): Promise<Answer> {
  const tab = await page.context().newPage()
  await tab.goto('/robots.txt')
  const answer = await act(tab)
  await tab.close()
  return answer
}

export async function inAnotherTab<Answer>(
  page: Page,
  address: string,
  act: (tab: Page) => Promise<Answer>,
): Promise<Answer> {
  const tab = await page.context().newPage()
  await tab.goto(address, { waitUntil: 'domcontentloaded' })
  await hydratePage(tab)
  const answer = await act(tab)
  await tab.close()
  return answer
}

/** Browsers freeze a tab in the background; as a headless one does not, its debugger holds the page. */
export async function whileAsleep(page: Page, act: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Debugger.enable')
  await session.send('Debugger.pause')
  try {
    await act()
  } finally {
    await session.send('Debugger.disable')
  }
}

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

async function isIdle(topic: string) {
  const { pending = [], held = [] } = await navigator.locks.query()
  return ![...pending, ...held].some(({ name }) => name === topic)
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
    isIdle: () => tab.evaluate(isIdle, topic),
    say: (message: object) => tab.evaluate(sendMessage, message),
    heard: () => tab.evaluate(() => (window as unknown as Holder).holding.heard),
  }
}

export type OtherTab = Awaited<ReturnType<typeof openOtherTab>>
