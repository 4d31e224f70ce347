import { runAllSteps } from '#domain/slicing/steps.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { createActor, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { createSite } from './create-site.ts'
import { offlineSyncInput, createOfflineSyncFlow } from './offline-sync.ts'
import type { OfflinePageCache } from './ports.ts'
import { silentPorts } from './silent-ports.ts'

const ids = ['1', '2', '3', '4', '5', '6']

type World = { readonly isOn?: boolean; readonly isUsed?: boolean; readonly saved?: ReadonlyArray<string> }

async function flushPromises() {
  for (let turns = 0; turns < 20; turns += 1) await new Promise(setImmediate)
}

async function visit({ isOn = true, isUsed = false, saved = ids }: World, comes: (address: string) => boolean) {
  const asked: string[] = []
  const timers = new SimulatedClock()
  const pages: OfflinePageCache = {
    begin: async () => asked.push('begin') > 0,
    list: async () => new Map(),
    fetch: async (address) => {
      asked.push(address)
      return comes(address)
    },
    keep: async (address) => void asked.push(`keep ${address}`),
    retainOnly: async () => {},
    end: async () => void asked.push('end'),
  }
  const ports = {
    ...silentPorts,
    device: { ...silentPorts.device, shared: { ...silentPorts.device.shared, read: () => JSON.stringify(saved) } },
    offline: { isUsed: async () => isUsed, open: async () => pages },
    clock: {
      ...silentPorts.clock,
      setTimeout: timers.setTimeout.bind(timers),
      clearTimeout: (id: unknown) => timers.clearTimeout(id as number),
    },
  }
  const rows = { JobPostingHeader: ids.map((JobPosting_ID) => ({ JobPosting_ID, JobFunction: 'Analyst' })) }
  const settings = siteSettings(isOn ? {} : { SAVED_JOBS_OFFLINE: 'off' })
  const site = createSite(ports, {
    rows: rows as never,
    now: 0,
    seed: '',
    origin: 'https://x.example',
    settings,
    jobCount: 0,
  })
  runAllSteps(site.start())
  const sync = createActor(createOfflineSyncFlow(site), { input: offlineSyncInput(site), ...site.running }).start()
  timers.increment(1_999)
  await flushPromises()
  const early = [...asked]
  timers.increment(1)
  await flushPromises()
  sync.stop()
  site.stop()
  return { early, asked }
}

const list = 'keep /careers/open?saved=true'

test('[J1-08] the saved jobs rest, then their pages are asked for one after the other, the latest first', async () => {
  const { early, asked } = await visit({ saved: ['1', '2'] }, () => true)
  expect([early, asked]).toEqual([[], ['begin', list, '/careers/job/2', '/careers/job/1', list]])
})

test('[J1-08] a page that does not come leaves the others alone, and after three nothing more is asked for', async () => {
  const one = await visit({ saved: ['1', '2', '3'] }, (address) => address !== '/careers/job/3')
  const all = await visit({}, () => false)
  expect([one.asked.slice(2), all.asked.slice(2)]).toEqual([
    ['/careers/job/3', '/careers/job/2', '/careers/job/1', list],
    ['/careers/job/6', '/careers/job/5', '/careers/job/4'],
  ])
})

test('where the operator does not want it, and where nothing is saved, what there was goes and nothing comes', async () => {
  const asked = async (world: World) => (await visit(world, () => true)).asked
  expect([
    await asked({ isOn: false }),
    await asked({ isOn: false, isUsed: true }),
    await asked({ saved: [] }),
    await asked({ saved: [], isUsed: true }),
  ]).toEqual([[], ['end'], [], ['end']])
})
