import { markdownHeads, plainHeads } from './heads.ts'
import { bulleted, compose, degreeAndField, type Layout, type Written } from './layout.ts'
import type { Profile } from './profile.ts'
import { stateNames } from '../words/places.ts'

const leader = (left: string, right: string) =>
  `${left} ${'-'.repeat(Math.max(3, 84 - left.length - right.length))} ${right}`

const writeLeaders = (profile: Profile): Written =>
  compose(profile, {
    heads: plainHeads,
    heading: (text) => [text.toUpperCase(), ''],
    job: (job) => [
      leader(`${job.dates}    ${job.title}, ${job.employer}`, job.place),
      ...bulleted('     ', job.duties),
    ],
    school: (one) => [leader(degreeAndField(one), one.school), `     ${one.dates}`],
    bullet: '     ',
    gap: 1,
  })

function writeManyPositions(profile: Profile): Written {
  const [newest] = profile.jobs
  return compose(profile, {
    heads: plainHeads,
    heading: (text) => [text.toUpperCase()],
    job: (job) => [
      ...(job === newest ? [`${job.employer}, ${job.place}`] : []),
      `${job.title} (${job.dates.replaceAll(/[()]/g, '')})`,
      ...bulleted('• ', job.duties),
    ],
    school: (one) => [`${one.school}, ${degreeAndField(one)}, ${one.dates}`],
    bullet: '• ',
    gap: 0,
  })
}

const writeHoursPerWeek = (profile: Profile): Written =>
  compose(profile, {
    heads: plainHeads,
    heading: (text) => [text],
    job: (job) => [
      job.title,
      job.employer,
      `${20 + job.employer.length} Market Street, ${job.place}`,
      `${job.dates}, Hours per week: 40`,
      'Duties:',
      ...bulleted('• ', job.duties),
      'Supervisor: Jo Addis (202-555-0101)',
      'Okay to contact this Supervisor: Yes',
    ],
    school: (one) => [one.school, `${degreeAndField(one, ' in ')}, ${one.dates}, 120 semester hours`],
    bullet: '• ',
    gap: 1,
  })

const writeEmployerHeadings = (profile: Profile): Written =>
  compose(profile, {
    heads: markdownHeads,
    heading: (text) => [`## <i class="fa fa-briefcase"></i> ${text}`, ''],
    job: (job) => [
      `### ${job.employer}`,
      `*(${job.dates.replaceAll(/[()]/g, '')})*<br/>`,
      `**${job.title}**`,
      '',
      ...bulleted('  * ', job.duties),
    ],
    school: (one) => [`* ${one.school} *(${one.dates})*<br/>**${degreeAndField(one, ' in ')}**`],
    bullet: '  * ',
    gap: 1,
  })

const writeLinkedTitles = (profile: Profile): Written =>
  compose(profile, {
    heads: markdownHeads,
    heading: (text) => ['---', '', `### ${text}`, ''],
    job: (job) => [
      `#### ${job.title} | [${job.employer}](https://example.org/${job.title.length}) - ${job.place} | ${job.dates}  `,
      ...bulleted('- ', job.duties),
    ],
    school: (one) => [`#### ${degreeAndField(one, ' in ')} | ${one.school} | ${one.dates}  `],
    bullet: '- ',
    gap: 1,
  })

function writeSidebar(profile: Profile): Written {
  const { person } = profile
  const side = [
    'Contact',
    person.phone,
    person.email,
    `${person.city}, ${stateNames[person.state]}`,
    '',
    'Top Skills',
    ...profile.skills.slice(0, 3),
    '',
    `${person.first} ${person.last}${person.credentials}`,
    ...(person.headline === '' ? [] : [person.headline]),
  ]
  return compose(profile, {
    heads: [{ address: 'place', write: () => side }],
    heading: (text) => [text],
    job: (job) => [job.employer, job.title, job.dates, job.place, ...bulleted('', job.duties)],
    school: (one) => [one.school, `${degreeAndField(one)} · (${one.dates})`],
    bullet: '',
    gap: 1,
  })
}

export const shapeLayouts: readonly Layout[] = [
  { name: 'leaders', hasCommas: false, write: writeLeaders },
  { name: 'many-positions', hasCommas: true, hasOneEmployer: true, write: writeManyPositions },
  {
    name: 'hours-per-week',
    hasCommas: true,
    asked: 'yes',
    dateForms: ['federal', 'numbers', 'one-digit', 'full'],
    write: writeHoursPerWeek,
  },
  { name: 'employer-headings', hasCommas: true, write: writeEmployerHeadings },
  { name: 'linked-titles', hasCommas: true, write: writeLinkedTitles },
  { name: 'sidebar', hasCommas: true, dateForms: ['with-length', 'full', 'short', 'years'], write: writeSidebar },
]
