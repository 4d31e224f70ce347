import { plainHeads } from './heads.ts'
import { bulleted, compose, composeLines, degreeAndField, wrap, type Layout, type Written } from './layout.ts'
import type { Job } from './jobs.ts'
import type { Profile, School } from './profile.ts'

const asIs = (text: string) => [text]

const titleEmployerPlace = (job: Job) => [job.title, `${job.employer}, ${job.place}`, job.dates]
const schoolLines = (one: School) => [degreeAndField(one), `${one.school}, ${one.dates}`]

function writeIndeed(profile: Profile): Written {
  const { lines, address } = composeLines(profile, {
    heads: plainHeads.slice(2, 4),
    heading: (text) => [text.toUpperCase()],
    job: (job) => [job.title, `${job.employer} -  ${job.place} -`, job.dates, ...bulleted('● ', job.duties)],
    school: (one) => [degreeAndField(one, ' in '), `${one.school} -  Dayton, OH`, one.dates],
    bullet: '● ',
    gap: 0,
  })
  return { text: lines.filter((line) => line !== '').join('\n\n'), address }
}

function writeFederal(profile: Profile): Written {
  return compose(profile, {
    heads: plainHeads,
    heading: (text) => [`${text.toUpperCase()}:`],
    job: (job) => [
      job.employer,
      `${100 + job.title.length} Main Street`,
      `${job.place} United States`,
      '',
      job.dates,
      `Salary: $${50 + job.title.length},000 Per Year`,
      'Hours per week: 40',
      'Series: 0301 Pay Plan: GS Grade: 09',
      job.title,
      'Supervisor: Pat Sorrell (202-555-0100)',
      'Okay to contact this Supervisor: Yes',
      'Duties, Accomplishments and Related Skills:',
      ...job.duties,
    ],
    school: (one) => [`${one.school} Columbus, OH United States`, `${degreeAndField(one, ' in ')} ${one.dates}`],
    bullet: '',
    gap: 2,
  })
}

const writeLabelled = (profile: Profile): Written =>
  compose(profile, {
    heads: plainHeads,
    heading: asIs,
    job: (job) => [
      `Company: ${job.employer}`,
      `Designation: ${job.title}`,
      `Duration: ${job.dates}`,
      'Responsibilities:',
      ...bulleted('* ', job.duties),
    ],
    school: (one) => [`Institution: ${one.school}`, `Degree: ${degreeAndField(one, ' in ')}`, `Year: ${one.dates}`],
    bullet: '* ',
    gap: 1,
  })

function writeInOneCase(profile: Profile, change: (text: string) => string): Written {
  const { text, address } = compose(profile, {
    heads: plainHeads.slice(0, 6),
    heading: asIs,
    job: (job) => [...titleEmployerPlace(job), ...bulleted('- ', job.duties)],
    school: schoolLines,
    bullet: '- ',
    gap: 1,
  })
  return { text: change(text), address }
}

const writeShortHistory = (profile: Profile): Written =>
  compose(profile, {
    heads: plainHeads,
    heading: (text) => [text.toUpperCase()],
    job: (job) => [`${job.title}, ${job.employer}, ${job.place}, ${job.dates}`],
    school: (one) => [`${one.school}, ${degreeAndField(one)}, ${one.dates}`],
    bullet: '',
    gap: 0,
  })

const writeMail = (profile: Profile): Written => {
  const { lines, address } = composeLines(profile, {
    heads: plainHeads,
    heading: (text) => [text, '-'.repeat(text.length)],
    job: (job) => [job.title, job.employer, job.dates, `${job.duties.join('. ')}.`],
    school: schoolLines,
    bullet: '',
    gap: 1,
  })
  return { text: lines.flatMap((line) => wrap(line, 72)).join('\n'), address }
}

export const copyLayouts: readonly Layout[] = [
  { name: 'indeed', hasCommas: true, write: writeIndeed },
  {
    name: 'usajobs',
    hasCommas: true,
    asked: 'yes',
    schoolPlaces: ['Columbus', 'Columbus, OH', 'Columbus, OH United States'],
    write: writeFederal,
    dateForms: ['federal', 'numbers', 'full', 'short'],
  },
  { name: 'labelled', hasCommas: true, write: writeLabelled },
  {
    name: 'capitals',
    hasCommas: false,
    write: (one) => writeInOneCase(one, (text) => text.toUpperCase()),
  },
  {
    name: 'small-letters',
    hasCommas: false,
    write: (one) => writeInOneCase(one, (text) => text.toLowerCase()),
  },
  { name: 'short-history', hasCommas: false, hasDuties: false, write: writeShortHistory },
  { name: 'mail', hasCommas: true, write: writeMail },
]
