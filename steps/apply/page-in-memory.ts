import type { applyMachine } from '#machines/apply.machine.ts'
import type { ActorRefFrom } from 'xstate'
import type { MemoryWorld } from '../worlds/memory.ts'

type Page = ActorRefFrom<typeof applyMachine>

const pages = new WeakMap<MemoryWorld, Page>()

export const storeApplyPage = (world: MemoryWorld, page: Page): Page => {
  pages.set(world, page)
  return page
}

export function applyPage(world: MemoryWorld): Page {
  const page = pages.get(world)
  if (!page) throw new Error('Nobody has gone to apply.')
  return page
}
