import { seededRandom } from '#domain/chance/random.ts'
import type { Ports, Device } from '#site/ports.ts'
import * as accountWriter from '#domain/account/account-data-page.ts'
import * as readers from '#contract/readers.ts'
import { siteApi } from '#server/testing/site-api.testing.ts'
import type { SiteService } from '#server/service/site-service.ts'
import type { AnyActorRef, InspectionEvent } from 'xstate'
import { clockInMemory } from './memory-clock.ts'
import { connectInMemory } from './memory-connection.ts'
import { cookiesInMemory } from './memory-cookies.ts'
import { deviceInMemory } from './memory-device.ts'
import { filesInMemory, putInMemory, textsInMemory } from './memory-files.ts'
import { offlineInMemory } from './memory-offline.ts'
import { createPageReader } from './memory-pages.ts'
import { proverInMemory } from './memory-prover.ts'
import { signalsInMemory } from './memory-signals.ts'
import { tabsInMemory } from './memory-tabs.ts'
import type { SiteClock } from './clock.ts'
import type { ApplyFor } from './applications.ts'
import type { Subscribe } from './subscribe.ts'

/** Deterministic. @param seed different for each visitor: servers keep what it makes */
export function randomInMemory(seed: string): Ports['random'] {
  const next = seededRandom(seed)
  return (count) => Uint8Array.from({ length: count }, () => Math.floor(next() * 256))
}

export type MemoryWorldDeps = {
  readonly service: SiteService
  readonly siteClock: SiteClock
  readonly jobCount: number
  readonly visitor: number
  readonly subscribe: Subscribe
  readonly submitApplicationFor: ApplyFor
  readonly inspect: (event: InspectionEvent) => void
}

export type Report = { readonly path: string; readonly message: object }

export function surroundings({ service, siteClock, visitor, inspect }: MemoryWorldDeps) {
  const direct = siteApi(service)
  const clock = clockInMemory(siteClock)
  const put = putInMemory(service)
  const connect = () => connectInMemory(direct, put, clock)
  const line = connect()
  const { prove, prover } = proverInMemory(service)
  const signals = signalsInMemory()
  const cookies = cookiesInMemory()
  const device = deviceInMemory()
  const files = filesInMemory()
  const offline = offlineInMemory(createPageReader(service), clock.port.now)
  const reports: Report[] = []
  const tabs = tabsInMemory()
  const texts = textsInMemory()
  const random = randomInMemory(`visitor ${visitor}`)
  const noted = { transactions: [] as AnyActorRef[], sendings: [] as AnyActorRef[] }
  const noteActor = (event: InspectionEvent) => {
    inspect(event)
    const { type, actorRef } = event
    const { logic } = actorRef as { readonly logic?: { readonly id?: string } }
    if (type === '@xstate.actor' && logic?.id === 'transaction') noted.transactions.unshift(actorRef as AnyActorRef)
    if (type === '@xstate.actor' && logic?.id === 'sending') noted.sendings.unshift(actorRef as AnyActorRef)
  }
  /** Each tab has a line of its own. */
  const createPorts = (tab: Device, { api, upload } = line): Omit<Ports, 'view'> => ({
    api,
    upload,
    readers: async () => readers,
    accountWriter: async () => accountWriter,
    prove,
    readText: texts.read,
    random,
    tabs,
    files: files.port,
    offline: offline.port,
    device: tab,
    cookies: cookies.port,
    clock: clock.port,
    signals: signals.port(),
    maps: { find: () => Promise.reject(new Error('A world in memory has no maps service.')) },
    report: (path, message) => void reports.push({ path, message }),
    inspect: api === line.api ? noteActor : inspect,
  })
  const take = async (path: string) => {
    const file = await service.openAttachment(decodeURIComponent(path.split('/').at(-1) ?? ''))
    if (!file) throw new Error(`There is no file at ${path}.`)
    const pieces: Uint8Array[] = []
    for await (const piece of file.content) pieces.push(piece)
    return { name: file.name, text: Buffer.concat(pieces).toString('utf8') }
  }
  return {
    direct,
    take,
    createDirectApi: (userAgent: string) => siteApi(service, userAgent),
    clock,
    connect,
    connection: line.connection,
    prover,
    signals,
    cookies,
    device,
    files,
    offline,
    reports,
    tabs,
    texts,
    ...noted,
    createPorts,
  }
}
