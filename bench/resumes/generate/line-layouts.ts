import { plainHeads } from './heads.ts'
import { atRight, bulleted, compose, degreeAndField, type Layout, type Parts } from './layout.ts'

const capitals = (text: string) => [text.toUpperCase()]
const asIs = (text: string) => [text]
const spaced = (text: string) => [text, '']

const define = (name: string, hasCommas: boolean, parts: Omit<Parts, 'heads' | 'gap'> & { gap?: number }): Layout => ({
  name,
  hasCommas,
  write: (profile) => compose(profile, { heads: plainHeads, gap: 1, ...parts }),
})

export const lineLayouts: readonly Layout[] = [
  define('employer-place-tab-dates', true, {
    heading: capitals,
    job: (job) => [`${job.employer}, ${job.place}\t${job.dates}`, job.title, ...bulleted('\uF0B7\t', job.duties)],
    school: (one) => [`${one.school}\t${one.dates}`, degreeAndField(one)],
    bullet: '\uF0B7\t',
  }),
  define('title-employer-dates-right', false, {
    heading: capitals,
    job: (job) => [atRight(`${job.title}, ${job.employer}`, job.dates), ...bulleted('• ', job.duties)],
    school: (one) => [atRight(`${degreeAndField(one)}, ${one.school}`, one.dates)],
    bullet: '• ',
  }),
  define('three-lines-title-first', true, {
    heading: asIs,
    job: (job) => [job.title, `${job.employer}, ${job.place}`, job.dates, ...bulleted('- ', job.duties)],
    school: (one) => [degreeAndField(one, ' in '), one.school, one.dates],
    bullet: '- ',
  }),
  define('three-lines-employer-first', true, {
    heading: capitals,
    job: (job) => [job.employer, job.title, `${job.dates} | ${job.place}`, ...bulleted('o ', job.duties)],
    school: (one) => [one.school, `${degreeAndField(one)}, ${one.dates}`],
    bullet: 'o ',
  }),
  define('strokes-one-line', true, {
    heading: spaced,
    job: (job) => [`${job.title} | ${job.employer} | ${job.place} | ${job.dates}`, ...bulleted('* ', job.duties)],
    school: (one) => [`${degreeAndField(one)} | ${one.school} | ${one.dates}`],
    bullet: '* ',
  }),
  define('employer-dash-title', true, {
    heading: asIs,
    job: (job) => [`${job.employer}, ${job.place} — ${job.title}`, job.dates, ...job.duties.map((duty) => `${duty}.`)],
    school: (one) => [`${one.school} — ${degreeAndField(one)}`, one.dates],
    bullet: '',
  }),
  define('dates-first-column', false, {
    heading: capitals,
    job: (job) => [`${job.dates}\t${job.title}, ${job.employer}`, ...bulleted('\t- ', job.duties)],
    school: (one) => [`${one.dates}\t${degreeAndField(one)}, ${one.school}`],
    bullet: '\t- ',
    gap: 0,
  }),
  define('dates-line-first', true, {
    heading: spaced,
    job: (job) => [job.dates, job.title, `${job.employer} (${job.place})`, ...bulleted('– ', job.duties)],
    school: (one) => [one.dates, degreeAndField(one), one.school],
    bullet: '– ',
  }),
  define('title-at-employer', true, {
    heading: asIs,
    job: (job) => [`${job.title} at ${job.employer}`, `${job.place}, ${job.dates}`, ...bulleted('■ ', job.duties)],
    school: (one) => [`${degreeAndField(one, ' in ')} from ${one.school}, ${one.dates}`],
    bullet: '■ ',
  }),
  define('employer-dash-place', true, {
    heading: (text) => [`${text}:`],
    job: (job) => [`${job.employer} - ${job.place}`, `${job.title} - ${job.dates}`, ...bulleted('- ', job.duties)],
    school: (one) => [one.school, `${degreeAndField(one)} - ${one.dates}`],
    bullet: '- ',
  }),
  define('latex-columns', true, {
    heading: spaced,
    job: (job) => [
      atRight(job.employer, job.place),
      atRight(job.title, job.dates),
      ...bulleted(
        '   • ',
        job.duties.map((duty) => duty.replaceAll('fi', 'ﬁ').replaceAll('ff', 'ﬀ')),
      ),
    ],
    school: (one) => [atRight(one.school, 'Columbus, OH'), atRight(degreeAndField(one, ' in '), one.dates)],
    bullet: '   • ',
  }),
  define('numbered-headings', true, {
    heading: (text, number) => [`${number}. ${text.toUpperCase()}`, ''],
    job: (job) => [`${job.title}, ${job.dates}`, job.employer, ...bulleted('✓ ', job.duties)],
    school: (one) => [`${degreeAndField(one)}, ${one.dates}`, one.school],
    bullet: '✓ ',
  }),
  define('ruled-headings', true, {
    heading: (text) => [`--- ${text.toUpperCase()} ---`, ''],
    job: (job) => [`${job.employer} / ${job.title}`, job.dates, ...bulleted('> ', job.duties)],
    school: (one) => [`${one.school} / ${degreeAndField(one)} / ${one.dates}`],
    bullet: '> ',
  }),
  define('title-dates-right', true, {
    heading: capitals,
    job: (job) => [atRight(job.title, job.dates), `${job.employer}, ${job.place}`, ...bulleted('- ', job.duties)],
    school: (one) => [atRight(degreeAndField(one), one.dates), one.school],
    bullet: '- ',
  }),
]
