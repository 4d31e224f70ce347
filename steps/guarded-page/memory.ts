import { guardedPageMachine } from '#machines/guarded-page.machine.ts'
import { findApplicationNotice } from '#site/account-login.ts'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import { sees } from '../harness/sees.ts'
import { fetchToken } from '../session/memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import { applicants, type GuardedPageJourney } from './browser.ts'

const account = '/account-management'
const signInAddress = `/account-login?redirect=${encodeURIComponent(account)}`

export function guardedPageInMemory(world: MemoryWorld): GuardedPageJourney {
  const device = world.device.entry('access_token')
  const { states } = journeyInMemory(guardedPageMachine, world.guard)
  const address = async () => {
    const { pathname, search, hash } = world.view.port.place()
    return `${pathname}${search}${hash}`
  }
  let letHomeCome = () => {}
  const signOutSlowly = async () => {
    letHomeCome = world.view.blockPages()
    world.site.signOut()
  }
  return withoutScreen('guardedPage', {
    start: async () => world.prepare(account),
    open: async (wanted) => world.open(wanted),
    followLink: async (wanted) => world.view.follow(wanted),
    signOutSlowly,
    letHomeCome: async () => letHomeCome(),
    events: {
      'visitor.changed': async ({ person }) => {
        const applicant = applicants[person ?? '']
        await device.write(applicant ? await fetchToken(world, applicant.email, applicant.password) : null)
        if (world.site.actors.session.getSnapshot().matches('unknown')) world.site.start()
      },
      'signed.out': signOutSlowly,
    },
    states: {
      ...states,
      closed: async () => {
        await states.closed()
        await sees(address, signInAddress)
      },
    },
    shows: {
      address,
      applying: async () => Object.values(findApplicationNotice(world.view.port.place().search) ?? {}),
    },
  })
}
