import { expect, test } from 'vitest'
import { findDate, findTimes } from './resume-dates.ts'

const ranges: Readonly<Record<string, ReadonlyArray<string>>> = {
  '6/2019 – now': [
    '06/2019 - present',
    'June 2019-Present',
    'Jun 2019 -- Present',
    "June '19 – Present",
    '06/01/2019 to Present',
    'JUN 2019 - CURRENT',
    'June 2019 / Present',
    'June 2019 → Present',
    'June 2019 ~ Present',
    'Since June 2019',
    'since 06/2019',
    'From June 2019 to Present',
    'June 2019 - ongoing',
    'June 2019 to-date',
    'June 2019 - until now',
    'June of 2019 to Present',
    'Jun/2019 – Present',
    'June 2019 - Present (5 years 3 months)',
    'Juin 2019 - Présent',
    'Seit Juni 2019',
    'junho 2019 – atualmente',
    '2019年6月 - now',
  ],
  '6/2019 – 5/2020': [
    '6/19 - 5/20',
    '06/19–05/20',
    "Jun '19 - May '20",
    'Jun. 2019 – May 2020',
    'June, 2019 – May, 2020',
    '06.2019 - 05.2020',
    '2019-06 – 2020-05',
    '2019-06-01 to 2020-05-31',
    '06/01/2019 - 05/31/2020',
    '6/1/19 - 5/31/20',
    '01 June 2019 - 31 May 2020',
    'June 1, 2019 - May 31, 2020',
    'June 1st, 2019 thru May 31st, 2020',
    'Jun2019-May2020',
    '06-2019 to 05-2020',
    '2019.06 - 2020.05',
    'June 2019—May 2020',
    '(June 2019 - May 2020)',
    '[06/2019 - 05/2020]',
    '13/06/2019 - 14/05/2020',
  ],
  '1/2008 – 8/2008': ['January - August 2008', 'Jan-Aug 2008', 'from January to August 2008'],
  '2016 – 2018': [
    '2016-2018',
    '2016 - 18',
    '2016–18',
    'FY2016 - FY2018',
    'Summer 2016 - Fall 2018',
    'Q3 2016 - Q1 2018',
  ],
  '1998 – now': ['1998 to date', '1998 till date', '1998 - till date', '1998-', '1998 –', 'Spring 1998 – Present'],
}

const write = (text: string) => {
  const found = findTimes(text)
  return found && `${found.times.from} – ${found.times.isCurrent ? 'now' : found.times.to}`
}

test.each(Object.entries(ranges).flatMap(([times, texts]) => texts.map((text) => [text, times] as const)))(
  '"%s" is %s, alone and beside a name',
  (text, times) => {
    expect([write(text), write(`Cost Analyst, Zephira   ${text}`)]).toEqual([times, times])
    expect(findTimes(`Cost Analyst, Zephira   ${text}`)?.rest).toBe('Cost Analyst, Zephira')
  },
)

test.each([
  ['June 2019', '6/2019'],
  ['Summer 2015', '2015'],
  ['2019 (6 months)', '2019'],
  ['Expected May 2026', '5/2026'],
  ['May 5, 2020', '5/2020'],
])('"%s" is one date', (text, date) => {
  expect([findTimes(text), findDate(text)?.date]).toEqual([null, date])
})

test.each(['937-555-2019', 'GPA 3.85/4.00', '24/7 support', '401(k) plans', 'Windows 11', '5/2020 - 6/2019'])(
  '"%s" is no range',
  (text) => {
    expect(findTimes(text)).toBeNull()
  },
)
