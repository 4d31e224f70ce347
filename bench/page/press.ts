import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright-core'
import { armPress } from './arm-press.ts'
import { findTarget } from './find-target.ts'
import type { Interaction } from './interactions.ts'

/** In milliseconds. */
export type AnswerTiming = {
  readonly afterPress: number
  readonly afterArrival: number
  readonly interaction: number
  readonly processor: number
}

export type PressedPage = { readonly page: Page; readonly session: CDPSession }

type Pressing = { readonly turn: 0 | 1; readonly beforeTap: number; readonly standsFor: number }
type Point = { readonly x: number; readonly y: number }

const atMost = 20_000

const soon = <Value>(promise: Promise<Value>): Promise<Value | null> =>
  Promise.race([promise, sleep(atMost, null, { ref: false })])

async function readProcessorTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000
}

// Each is sent before the one before it was handled, or a busy page would put off the key and shorten its wait.
const pressMouse = (session: CDPSession, at: Point) =>
  (['mousePressed', 'mouseReleased'] as const).map((type) =>
    session.send('Input.dispatchMouseEvent', { type, x: at.x, y: at.y, button: 'left', clickCount: 1 }),
  )

const pressKey = (session: CDPSession, letter: string) =>
  (['keyDown', 'keyUp'] as const).map((type) =>
    session.send('Input.dispatchKeyEvent', {
      type,
      key: letter,
      code: `Key${letter.toUpperCase()}`,
      windowsVirtualKeyCode: letter.toUpperCase().charCodeAt(0),
      ...(type === 'keyDown' && { text: letter }),
    }),
  )

async function pressAt({ page, session }: PressedPage, at: Point, letter: string | undefined, turn: 0 | 1) {
  if (letter === undefined) return page.touchscreen.tap(at.x, at.y)
  await Promise.all([...(turn === 0 ? pressMouse(session, at) : []), ...pressKey(session, letter)])
}

/** @param beforeTap and `standsFor` in milliseconds @returns null without a lasting answer */
export async function press(
  pressed: PressedPage,
  interaction: Interaction,
  { turn, beforeTap, standsFor }: Pressing,
): Promise<AnswerTiming | null> {
  const { page, session } = pressed
  const { name, target, label, answer, keys } = interaction
  const found = await soon(page.evaluate(findTarget, { target, ...(label !== undefined && { label }) }))
  if (found === null) throw new Error(`There is nothing to press for ${name} at ${page.url()}.`)
  await page.evaluate(armPress, { answer })
  // In traces a frame that followed the look-up stood before the press.
  await sleep(beforeTap)
  const before = await readProcessorTime(session)
  const painted = page
    .evaluate(() => benchPress.painted)
    .then(async (afterPress) => ({ afterPress, processor: (await readProcessorTime(session)) - before }))
  const [answered] = await Promise.all([soon(painted), pressAt(pressed, found, keys?.[turn], turn)])
  await sleep(standsFor)
  const { isStill, longest } = await page.evaluate(() => ({
    isStill: benchPress.isStill(),
    longest: benchPress.interaction(),
  }))
  if (answered === null || !isStill) return null
  return { ...answered, afterArrival: found.foundAt + answered.afterPress, interaction: longest }
}
