import type { accountLoginMachine } from '#machines/account-login.machine.ts'
import type { formMachine } from '#machines/form.machine.ts'
import { accountLoginInput, createAccountLoginFlow } from '#site/account-login.ts'
import type { ActorRefFrom } from 'xstate'
import type { MemoryWorld } from '../worlds/memory.ts'

type Page = ActorRefFrom<typeof accountLoginMachine>
type Form = ActorRefFrom<typeof formMachine>

function createPageHandle(world: MemoryWorld) {
  let page: Page | undefined
  let last: Form | undefined
  const getPage = () => {
    page ??= world.run(createAccountLoginFlow, accountLoginInput(world.site, world.view.port.place().search))
    return page
  }
  return {
    open: (query: string) => {
      world.open(`/account-login${query}`)
      page = undefined
      last = undefined
      getPage()
    },
    here: getPage,
    form: () => {
      last = (getPage().getSnapshot().children['form'] as Form | undefined) ?? last
      return last
    },
  }
}

const pages = new WeakMap<MemoryWorld, ReturnType<typeof createPageHandle>>()

export function getAccountLoginPage(world: MemoryWorld) {
  const existing = pages.get(world) ?? createPageHandle(world)
  pages.set(world, existing)
  return existing
}
