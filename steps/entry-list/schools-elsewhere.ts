import type { SecondDevice } from '../application-part/second-device.ts'

const toEntryId = (entry: string) => entry.replace('School ', 'entry-')

export const schoolsElsewhere = (device: () => SecondDevice) => {
  const write = (entry: string, School: string) => device().write('education', toEntryId(entry), { School })
  return {
    writeElsewhere: async (count: number) => {
      for (let at = 1; at <= count; at += 1) await write(`School ${at}`, `School ${at}`)
    },
    writeOver: write,
  }
}
