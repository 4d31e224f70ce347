import type { BenchRequest } from './answers.ts'
import { sendLoad } from './load.ts'
import { median } from '../measure/percentile.ts'
import type { RunningProcess } from './start-site.ts'

export type Side = { readonly server: RunningProcess; readonly path: string }

export type Asked = { readonly request: BenchRequest; readonly status: number }

export type Amounts = { readonly rounds: number; readonly requests: number; readonly warmUp: number }

export type Cost = { readonly microseconds: number; readonly perSecond: number }

async function runLoad({ server, path }: Side, { request, status }: Asked, amount: number) {
  const { statuses, perSecond } = await sendLoad(server.address, path, request, amount)
  if (statuses.size === 1 && statuses.has(status)) return perSecond
  throw new Error(`Expected ${status} for ${request.name} at ${path}, found ${[...statuses].join(', ')}`)
}

async function measureCost(side: Side, asked: Asked, amount: number): Promise<Cost> {
  const before = side.server.processorTime()
  const perSecond = await runLoad(side, asked, amount)
  return { microseconds: ((side.server.processorTime() - before) * 1000) / amount, perSecond }
}

export async function compare(
  sides: ReadonlyArray<Side>,
  asked: Asked,
  { rounds, requests, warmUp }: Amounts,
): Promise<ReadonlyArray<Cost>> {
  const costs = sides.map((): Cost[] => [])
  for (const side of sides) await runLoad(side, asked, warmUp)
  for (let round = 0; round < rounds; round++)
    for (const [at, side] of sides.entries()) costs[at]?.push(await measureCost(side, asked, requests))
  return costs.map((measured) => ({
    microseconds: median(measured.map(({ microseconds }) => microseconds)),
    perSecond: median(measured.map(({ perSecond }) => perSecond)),
  }))
}
