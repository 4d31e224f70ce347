import type { Fault } from './fault.ts'

export const yearFaults: ReadonlyArray<Fault> = [
  {
    name: 'months that begin on their second day',
    file: 'src/domain/drawings/month-axis.ts',
    find: 'before + index, 1)',
    replace: 'before + index, 2)',
    caughtBy: 'unit',
    within: 'src/domain/media/media-year.test.ts',
  },
  {
    name: 'an evening that stands on the day of Greenwich',
    file: 'src/domain/media/event-day.ts',
    find: '[start, start - dayLength, start + dayLength]',
    replace: '[start, start + dayLength]',
    caughtBy: 'unit',
    within: 'src/domain/media/media-year.test.ts',
  },
  {
    name: 'a day that stands where the next one is',
    file: 'src/domain/media/event-day.ts',
    find: '(moment - from) / (to - from)',
    replace: '(moment + 86_400_000 - from) / (to - from)',
    caughtBy: 'unit',
    within: 'src/domain/media/media-year.test.ts',
  },
  {
    name: 'an event that is over among those ahead',
    file: 'src/domain/media/media-year.ts',
    find: 'filter((event) => hasDay(event) && !isPastEvent(event, now))',
    replace: 'filter(hasDay)',
    caughtBy: 'unit',
    within: 'src/domain/media/media-year.test.ts',
  },
  {
    name: 'a today that is not the firm’s',
    file: 'src/pages/media/year-ledger.tsx',
    find: 'calendarDay(now, firm.timeZone)',
    replace: "calendarDay(now, 'UTC')",
    caughtBy: 'unit',
    within: 'src/pages/media/media-page.test.tsx',
  },
]
