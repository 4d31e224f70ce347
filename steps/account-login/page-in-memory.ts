import type { accountLoginMachine } from '#machines/account-login.machine.ts'
import type { formMachine } from '#machines/form.machine.ts'
import { accountLoginInput, createAccountLoginFlow } from '#site/account-login.ts'
import type { ActorRefFrom } from 'xstate'
import type { MemoryWorld } from '../worlds/memory.ts'

type Page = ActorRefFrom<typeof accountLoginMachine>
type Form = ActorRefFrom<typeof formMachine>

function make(world: MemoryWorld) {
  let page: Page | undefined
  let last: Form | undefined
  const here = () => {
    page ??= world.run(createAccountLoginFlow, accountLoginInput(world.site, world.view.port.place().search))
    return page
  }
  return {
    open: (query: string) => {
      world.open(`/account-login${query}`)
      page = undefined
      last = undefined
      here()
    },
    here,
    form: () => {
      last = (here().getSnapshot().children['form'] as Form | undefined) ?? last
      return last
    },
  }
}

const pages = new WeakMap<MemoryWorld, ReturnType<typeof make>>()

export function getAccountLoginPage(world: MemoryWorld) {
  const known = pages.get(world) ?? make(world)
  pages.set(world, known)
  return known
}
