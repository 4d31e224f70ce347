import { applyInput } from '#site/apply-input.ts'
import { createApplyFlow, pickFiles } from '#site/apply.ts'
import type { applyMachine } from '#machines/apply.machine.ts'
import { waitFor, type ActorRefFrom } from 'xstate'
import { createFile } from '../attachment/files.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { ApplyJourney } from './browser.ts'
import { applyAddress } from './view-in-browser.ts'

type Page = ActorRefFrom<typeof applyMachine>

async function start(page: Page) {
  if (page.getSnapshot().matches('beginning')) page.send({ type: 'start.requested' })
  await waitFor(page, (snapshot) => snapshot.matches('draft'))
}

async function addFile(world: MemoryWorld, page: Page, name: string) {
  page.send({ type: 'files.chosen', files: pickFiles(world.site.ports, [createFile(name, 'text')]) })
  await waitFor(page, ({ context: { files } }) => files.every(({ standing }) => standing === 'there'))
}

export function applyInOtherTab(world: MemoryWorld): ApplyJourney['inAnotherTab'] {
  const open = async (id: string) => {
    const address = applyAddress(id)
    const other = world.openBeside(address)
    await waitFor(other.actors.session, (snapshot) => snapshot.hasTag('signedIn'))
    const page = other.run(createApplyFlow, applyInput(other, address))
    await waitFor(page, (snapshot) => snapshot.matches('beginning') || snapshot.matches('draft'))
    return page
  }
  return {
    start: async (id) => start(await open(id)),
    addFile: async (id, name) => addFile(world, await open(id), name),
    submit: async (id) => {
      const page = await open(id)
      await start(page)
      if (page.getSnapshot().context.files.length === 0) await addFile(world, page, 'resume.txt')
      page.send({ type: 'submit.requested' })
      await waitFor(page, ({ status }) => status === 'done')
    },
  }
}
