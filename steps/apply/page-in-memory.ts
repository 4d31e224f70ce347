import type { applyMachine } from '#machines/apply.machine.ts'
import type { ActorRefFrom } from 'xstate'
import type { MemoryWorld } from '../worlds/memory.ts'

type Page = ActorRefFrom<typeof applyMachine>

const pages = new WeakMap<MemoryWorld, Page>()

/** The page of applying that a visitor has opened last. */
export const keepApplyPage = (world: MemoryWorld, page: Page): Page => {
  pages.set(world, page)
  return page
}

/** @throws when none was opened */
export function applyPage(world: MemoryWorld): Page {
  const page = pages.get(world)
  if (!page) throw new Error('Nobody has gone to apply.')
  return page
}
