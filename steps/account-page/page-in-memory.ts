import type { accountPageMachine } from '#machines/account-page.machine.ts'
import type { Actor, ActorRefFrom, AnyStateMachine } from 'xstate'
import type { Site } from '#site/site.ts'
import type { MemoryWorld } from '../worlds/memory.ts'

type Page = ActorRefFrom<typeof accountPageMachine>

const pages = new WeakMap<MemoryWorld, Page>()

export const storeAccountPage = (world: MemoryWorld, page: Page): Page => {
  pages.set(world, page)
  return page
}

export function createAccountPagePart<Machine extends AnyStateMachine>(
  world: MemoryWorld,
  createFlow: (page: Page) => (site: Site) => Machine,
) {
  let part: { readonly page: Page; readonly flow: Actor<Machine> } | null = null
  return () => {
    const page = pages.get(world)
    if (!page) throw new Error('Nobody has opened her account.')
    if (part?.page !== page) {
      part?.flow.stop()
      part = { page, flow: world.run(createFlow(page), undefined as never) }
    }
    return part.flow as ActorRefFrom<Machine>
  }
}
