import { expect, test } from 'vitest'
import { offlineTopic, savedAddress } from './offline-names.ts'
import { broadcastToTabs, type OfflinePageCache } from './ports.ts'
import { createSavedJobsOffline } from './saved-jobs-offline.ts'
import { silentPorts } from './silent-ports.ts'
import { tabsInMemory } from '#steps/worlds/memory-tabs.ts'

const settle = () => new Promise(setImmediate)

async function open({ isUsed = true, isPossible = true } = {}) {
  const kept = new Map<string, number>()
  const pages = { list: async () => kept } as unknown as OfflinePageCache
  let isBroken = false
  const tabs = tabsInMemory()
  const offline = {
    isUsed: async () => {
      if (isBroken) throw new Error('The caches cannot be read.')
      return isUsed
    },
    open: async () => (isPossible ? pages : null),
  }
  const { now, subscribe } = createSavedJobsOffline({ ports: { ...silentPorts, offline, tabs } })
  const told: boolean[] = []
  const end = subscribe(() => told.push(now()))
  await settle()
  const announce = async () => {
    broadcastToTabs(tabs, offlineTopic, {})
    await settle()
  }
  return { kept, told, end, announce, fail: () => (isBroken = true) }
}

test('[J1-08] whether the saved jobs can be read without a connection is asked at once, and when a tab has changed what is kept', async () => {
  const { kept, told, end, announce } = await open()
  kept.set('/careers/job/2', 1)
  await announce()
  kept.set(savedAddress, 1)
  await announce()
  kept.clear()
  await announce()
  end()
  kept.set(savedAddress, 1)
  await announce()
  expect(told).toEqual([false, false, true, false])
})

test('[J1-08] a browser that keeps no pages cannot show them, nor one that has no worker', async () => {
  const answers = [await open({ isPossible: false }), await open({ isUsed: false })]
  for (const { kept, announce } of answers) {
    kept.set(savedAddress, 1)
    await announce()
  }
  expect(answers.map(({ told }) => told)).toEqual([
    [false, false],
    [false, false],
  ])
})

test('what cannot be asked leaves the last answer', async () => {
  const { kept, told, announce, fail } = await open()
  kept.set(savedAddress, 1)
  await announce()
  fail()
  kept.clear()
  await announce()
  expect(told).toEqual([false, true])
})
