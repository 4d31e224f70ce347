import { markdownHeads } from './heads.ts'
import { bulleted, compose, degreeAndField, type Layout, type Parts } from './layout.ts'

const define = (name: string, parts: Omit<Parts, 'heads' | 'gap'>): Layout => ({
  name,
  hasCommas: true,
  write: (profile) => compose(profile, { heads: markdownHeads, gap: 1, ...parts }),
})

export const markdownLayouts: readonly Layout[] = [
  define('markdown-level-3', {
    heading: (text) => [`## ${text}`, ''],
    job: (job) => [
      `### ${job.title} | ${job.employer} (${job.dates.replaceAll(/[()]/g, '')})`,
      '',
      ...bulleted('- ', job.duties),
    ],
    school: (one) => [`### ${degreeAndField(one)} | ${one.school} (${one.dates})`],
    bullet: '- ',
  }),
  define('markdown-bold', {
    heading: (text) => [`## ${text}`, ''],
    job: (job) => [
      `**${job.title}** — *${job.employer}*, ${job.place}  `,
      job.dates,
      '',
      ...bulleted('* ', job.duties),
    ],
    school: (one) => [`**${one.school}**, ${one.dates}  `, degreeAndField(one)],
    bullet: '* ',
  }),
  define('markdown-underlined', {
    heading: (text) => [text, '-'.repeat(text.length), ''],
    job: (job) => [
      `**${job.employer}** (${job.place})`,
      '',
      job.dates,
      `:   *${job.title}*`,
      '',
      ...bulleted('    * ', job.duties),
    ],
    school: (one) => [one.dates, `:   **${degreeAndField(one)}**; ${one.school}`],
    bullet: '* ',
  }),
]
