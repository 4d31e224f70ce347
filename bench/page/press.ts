import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { armPress, type AnswerTiming } from './arm-press.ts'
import { findTarget } from './find-target.ts'
import type { Interaction } from './interactions.ts'

const atMost = 20_000

const soon = <Value>(promise: Promise<Value>): Promise<Value | null> =>
  Promise.race([promise, sleep(atMost, null, { ref: false })])

async function pressWithMouse(page: Page, at: { readonly x: number; readonly y: number }) {
  const session = await page.context().newCDPSession(page)
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await session.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 })
}

/** The first key is timed from its press. @param standsFor in milliseconds @returns null without a lasting answer */
export async function press(
  page: Page,
  interaction: Interaction,
  { turn, standsFor }: { readonly turn: 0 | 1; readonly standsFor: number },
): Promise<AnswerTiming | null> {
  const { name, target, label, answer, keys } = interaction
  const at = await soon(page.evaluate(findTarget, { target, ...(label !== undefined && { label }) }))
  if (at === null) throw new Error(`There is nothing to press for ${name} at ${page.url()}.`)
  await page.evaluate(armPress, { answer })
  if (keys === undefined) await page.touchscreen.tap(at.x, at.y)
  else {
    if (turn === 0) await pressWithMouse(page, at)
    await page.keyboard.press(keys[turn])
  }
  const answered = await soon(page.evaluate(() => benchPress.answered))
  await sleep(standsFor)
  return (await page.evaluate(() => benchPress.isStill())) ? answered : null
}
