import { saveApplicationPart } from '#contract/application-operations.ts'
import type { SectionName } from '#contract/application-sections.ts'
import * as readers from '#contract/readers.ts'
import { TransportFailure, type SiteApi } from '#contract/site-api.ts'
import { createActor, createEmptyActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { createFormPartFlow } from './application-part.ts'
import { createSessionFlow } from './session.ts'
import { silentPorts } from './silent-ports.ts'
import type { Site } from './site.ts'
import { noNotices, transactionRunner } from './transaction.ts'

function open(section: SectionName, lost: number) {
  const names: Array<ReadonlyArray<string>> = []
  const transact: SiteApi['transact'] = async ([operation]) => {
    const [name, ...args] = operation?.Params ?? []
    if (name !== saveApplicationPart) throw new TransportFailure('Nothing else is asked for.')
    names.push(args.slice(5))
    if (names.length <= lost) throw new TransportFailure('The answer got lost.')
    const Payload = JSON.stringify({ Version: 1 })
    return { Success: true, Payload, Msg: '', Log: null, MsgDate: null, UserInfo: null, brokenBusinessRule: false }
  }
  let count = 0
  const random = (bytes: number) => new Uint8Array(bytes).fill((count += 1))
  const ports = { ...silentPorts, api: { transact }, readers: async () => readers, random }
  const session = createActor(createSessionFlow(ports, { notify: () => {} })).start()
  const calls = { transactQuietly: transactionRunner(ports, () => {}, ports)(noNotices) }
  const machine = createFormPartFlow({ actors: { session }, calls, ports } as unknown as Site)
  const place = { applicationId: '7', section, entry: '' }
  const input = { place, part: null, draft: null, page: createEmptyActor() as never }
  const part = createActor(machine, { input }).start()
  return {
    names,
    write: async (field: string, value: string, end: 'notSaved' | 'kept') => {
      part.send({ type: 'field.changed', field, value })
      part.send({ type: 'save.requested' })
      await waitFor(part, (snapshot) => snapshot.matches(end))
    },
    resave: async (end: 'notSaved' | 'kept') => {
      part.send({ type: 'save.requested' })
      await waitFor(part, (snapshot) => snapshot.matches(end))
    },
  }
}

test('a save of what is kept apart is sent again under its name, and another one under a name of its own', async () => {
  const { names, write, resave } = open('equal', 2)
  await write('Gender_ID', '1', 'notSaved')
  await resave('notSaved')
  await write('Gender_ID', '2', 'kept')
  const [first, again, other] = names.flat()
  expect([names.map((some) => some.length), first?.length, again === first, other === first]).toEqual([
    [1, 1, 1],
    32,
    true,
    false,
  ])
})

test('a save of what anybody may read who reads the application has no name', async () => {
  const { names, write } = open('contact', 0)
  await write('City', 'Reston', 'kept')
  expect(names).toEqual([[]])
})
