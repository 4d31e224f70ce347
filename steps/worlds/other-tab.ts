import type { Page } from 'playwright-core'

/** What a page of another tab holds. */
type Holding = { release: () => void; readonly channel: BroadcastChannel; readonly heard: object[] }

type Holder = { readonly holding: Holding }

/** Runs in a page: listens from now on to what other tabs say. */
function listenTo(topic: string) {
  const channel = new BroadcastChannel(topic)
  const heard: object[] = []
  channel.addEventListener('message', ({ data }: MessageEvent<object>) => heard.push(data))
  Object.assign(window, { holding: { release: () => {}, channel, heard } satisfies Holding })
}

/** Runs in a page: takes its turn. @returns what settles once it has it */
function takeTurn(topic: string) {
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

/** Runs in a page: ends its turn and asks for the next one, after those who wait by now. */
function passTurn(topic: string) {
  const { holding } = window as unknown as Holder
  const { release } = holding
  void navigator.locks.request(topic, () => new Promise<void>((next) => (holding.release = next)))
  release()
}

/** Runs in a page: says something to other tabs. */
function sayTo(message: object) {
  const { channel } = (window as unknown as Holder).holding
  const say = channel.postMessage.bind(channel)
  say(message)
}

/** Runs in a page: how often tabs wait for their turn. */
async function countWaiting(topic: string) {
  const { pending = [] } = await navigator.locks.query()
  return pending.filter(({ name }) => name === topic).length
}

/**
 * Another tab of the same browser, on a page of the site that runs no script of its own.
 * @param topic what the tabs do one at a time and talk about
 */
export async function openOtherTab(page: Page, topic: string) {
  const tab = await page.context().newPage()
  await tab.goto('/robots.txt')
  await tab.evaluate(listenTo, topic)
  return {
    /** Has its turn until it releases it. */
    hold: () => tab.evaluate(takeTurn, topic),
    /** Lets those who wait by now have their turn, and has the next one itself. */
    pass: () => tab.evaluate(passTurn, topic),
    release: () => tab.evaluate(() => (window as unknown as Holder).holding.release()),
    waiting: () => tab.evaluate(countWaiting, topic),
    say: (message: object) => tab.evaluate(sayTo, message),
    /** What other tabs have said since it was opened. */
    heard: () => tab.evaluate(() => (window as unknown as Holder).holding.heard),
  }
}

export type OtherTab = Awaited<ReturnType<typeof openOtherTab>>
