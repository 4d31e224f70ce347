import type { AnswerTimes } from './answer-times.ts'
import type { RouteCost } from './measure-route.ts'

const rounded = (value: number) => (Number.isNaN(value) ? '' : `${Math.round(value)}`)
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)
const ratio = (ours: number, theirs: number) => (Number.isNaN(ours / theirs) ? '' : `${(ours / theirs).toFixed(2)}x`)

type Costs = { readonly still: RouteCost; readonly clientRendered: RouteCost }

export const routeLine = (cost: RouteCost, { still, clientRendered }: Costs) => ({
  'document, B': cost.document,
  'received, KB': kilobytes(cost.received),
  'script run, KB': kilobytes(cost.script.before),
  'awake, KB': kilobytes(cost.script.awake),
  'LCP, ms': rounded(cost.largestPaint),
  'LCP / static': ratio(cost.largestPaint, still.largestPaint),
  'LCP / client': ratio(cost.largestPaint, clientRendered.largestPaint),
  'TBT, ms': rounded(cost.blocking),
  CLS: cost.layoutShift.toFixed(3),
  'longest task, ms': rounded(cost.longest),
  'of waking, ms': rounded(cost.longestWaking),
})

const both = ({ p50, p75 }: AnswerTimes['cold']) => `${rounded(p50)} / ${rounded(p75)}`

export const answerLine = (times: AnswerTimes, peer: AnswerTimes) => ({
  cold: both(times.cold),
  'cold / client': ratio(times.cold.p75, peer.cold.p75),
  'from arrival': both(times.arrival),
  'arrival / client': ratio(times.arrival.p75, peer.arrival.p75),
  'after reading': both(times.read),
  'read / client': ratio(times.read.p75, peer.read.p75),
  warm: both(times.warm),
  INP: both(times.interaction),
  'warm / client': ratio(times.warm.p75, peer.warm.p75),
  lost: times.lost,
})
