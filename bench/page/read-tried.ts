import { percentile } from '../measure/percentile.ts'
import type { Answered } from './arm-press.ts'
import type { Tried } from './measure-interaction.ts'

type Half = { readonly p50: number; readonly p75: number }

export type AnswerTimes = {
  readonly cold: Half
  readonly arrival: Half
  readonly read: Half
  readonly warm: Half
  readonly interaction: Half
  readonly lost: number
}

const answersIn = (all: ReadonlyArray<Answered | null>) => all.filter((one) => one !== null)

const halvesOf = (all: ReadonlyArray<Answered | null>, name: keyof Answered): Half => {
  const times = answersIn(all).map((one) => one[name])
  return { p50: percentile(times, 0.5), p75: percentile(times, 0.75) }
}

export function readTried({ cold, read, warm }: Tried): AnswerTimes {
  const all = [...cold, ...read, ...warm]
  return {
    cold: halvesOf(cold, 'afterPress'),
    arrival: halvesOf(cold, 'afterArrival'),
    read: halvesOf(read, 'afterPress'),
    warm: halvesOf(warm, 'afterPress'),
    interaction: halvesOf(warm, 'interaction'),
    lost: all.length - answersIn(all).length,
  }
}

const coldLimit = 600
const warmLimit = 100

export const missedAnswers = ({ cold, read, interaction, lost }: AnswerTimes): ReadonlyArray<string> =>
  [
    { name: 'cold', isMet: cold.p75 <= coldLimit },
    { name: 'after reading', isMet: read.p75 <= coldLimit },
    { name: 'warm', isMet: interaction.p75 <= warmLimit },
    { name: `${lost} lost`, isMet: lost === 0 },
  ]
    .filter(({ isMet }) => !isMet)
    .map(({ name }) => name)
