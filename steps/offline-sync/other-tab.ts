import type { Page } from 'playwright-core'

const topic = 'saved jobs offline'

/** What a page of another tab holds while the pages of saved jobs are kept. */
type Holding = { finish: () => void; announced: number; channel: BroadcastChannel }

/** Runs in a page: begins to listen to what other tabs announce. */
function listenTo(name: string) {
  const channel = new BroadcastChannel(name)
  const holding: Holding = { finish: () => {}, announced: 0, channel }
  channel.addEventListener('message', () => {
    holding.announced += 1
  })
  Object.assign(window, { holding })
}

/** Runs in a page: takes its turn to keep pages. @returns a promise of that */
function takeTurn(name: string) {
  const { holding } = window as unknown as { holding: Holding }
  return new Promise<void>((taken) => {
    void navigator.locks.request(name, () => {
      taken()
      return new Promise<void>((finish) => {
        holding.finish = finish
      })
    })
  })
}

/** Runs in a page: ends its turn and asks for the next one, after whoever waits by now. */
function passTurn(name: string) {
  const { holding } = window as unknown as { holding: Holding }
  const { finish } = holding
  void navigator.locks.request(name, () => new Promise<void>((next) => (holding.finish = next)))
  finish()
}

/** Another tab of the same browser, on a page of the site that runs no script of its own. */
export async function openOtherTab(page: Page) {
  const tab = await page.context().newPage()
  await tab.goto('/robots.txt')
  await tab.evaluate(listenTo, topic)
  return {
    /** Keeps pages until it is told to finish. */
    keep: () => tab.evaluate(takeTurn, topic),
    /** Finishes, and keeps pages again after those who wait by now. */
    letOthers: () => tab.evaluate(passTurn, topic),
    finish: () => tab.evaluate(() => (window as unknown as { holding: Holding }).holding.finish()),
    /** How often tabs have announced that they have finished. */
    announced: () => tab.evaluate(() => (window as unknown as { holding: Holding }).holding.announced),
    /** How many times tabs wait for their turn. */
    waiting: () =>
      tab.evaluate(async (name) => {
        const { pending = [] } = await navigator.locks.query()
        return pending.filter((lock) => lock.name === name).length
      }, topic),
  }
}

export type OtherTab = Awaited<ReturnType<typeof openOtherTab>>
