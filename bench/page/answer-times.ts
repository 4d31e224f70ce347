import { percentile } from '../measure/percentile.ts'
import type { InteractionTimings } from './measure-interaction.ts'
import type { AnswerTiming } from './press.ts'

export type Percentiles = { readonly p50: number; readonly p75: number }

export type AnswerTimes = Readonly<
  Record<
    'cold' | 'arrival' | 'read' | 'warm' | 'interaction' | 'processorCold' | 'processorRead' | 'processorWarm',
    Percentiles
  >
> & { readonly lost: number }

const listAnswers = (all: ReadonlyArray<AnswerTiming | null>) => all.filter((one) => one !== null)

const computePercentiles = (all: ReadonlyArray<AnswerTiming | null>, name: keyof AnswerTiming): Percentiles => {
  const times = listAnswers(all).map((one) => one[name])
  return { p50: percentile(times, 0.5), p75: percentile(times, 0.75) }
}

export function summarizeTimings({ cold, read, warm }: InteractionTimings): AnswerTimes {
  const all = [...cold, ...read, ...warm]
  return {
    cold: computePercentiles(cold, 'afterPress'),
    arrival: computePercentiles(cold, 'afterArrival'),
    read: computePercentiles(read, 'afterPress'),
    warm: computePercentiles(warm, 'afterPress'),
    interaction: computePercentiles(warm, 'interaction'),
    processorCold: computePercentiles(cold, 'processor'),
    processorRead: computePercentiles(read, 'processor'),
    processorWarm: computePercentiles(warm, 'processor'),
    lost: all.length - listAnswers(all).length,
  }
}

const coldLimit = 600
const warmLimit = 100

export const listMissedLimits = ({ cold, read, interaction, lost }: AnswerTimes): ReadonlyArray<string> =>
  [
    { name: 'cold', isMet: cold.p75 <= coldLimit },
    { name: 'after reading', isMet: read.p75 <= coldLimit },
    { name: 'warm', isMet: interaction.p75 <= warmLimit },
    { name: `${lost} lost`, isMet: lost === 0 },
  ]
    .filter(({ isMet }) => !isMet)
    .map(({ name }) => name)
