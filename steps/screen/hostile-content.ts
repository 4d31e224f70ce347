import type { SampleContent } from '#content/sample-content.ts'

const cutTo = (length: number, words: string) => words.repeat(Math.ceil(length / words.length)).slice(0, length)

const word = 'Antidisestablishmentarianism'
const address = `https://careers.tamarack.example/${cutTo(148, 'requisitions_and_requirements_')}`

const texts: ReadonlyArray<string> = [
  cutTo(180, word),
  address,
  cutTo(180, 'Senior Principal Analyst for Cost, Schedule and Acquisition '),
  cutTo(120, 'محلل أول للتكاليف والجداول الزمنية '),
  cutTo(90, '首席成本与进度分析师兼采购顾问'),
  '👩🏽‍🔬🧑‍🚀'.repeat(12),
  `${word}@${word}${word}.example`,
  cutTo(180, 'Analyst/Engineer/Researcher/Scientist_and-Developer'),
]

const table = (headings: number) => {
  const cells = (name: string, write: (at: number) => string) =>
    `<tr>${Array.from({ length: headings }, (_, at) => `<${name}>${write(at)}</${name}>`).join('')}</tr>`
  const rows = [0, 1].map((row) =>
    cells('td', (at) => (at === 1 ? address : `$${(at + row) * 10_400} responsibilities`)),
  )
  return `<table><caption>Pay by grade</caption><thead>${cells('th', (at) => `Responsibilities ${at}`)}</thead><tbody>${rows.join('')}</tbody></table>`
}

const nest = (depth: number): string => (depth === 0 ? word : `<ul><li>${word} ${depth}${nest(depth - 1)}</li></ul>`)

const markup: ReadonlyArray<string> = [
  `<h3>Pay</h3>${table(9)}<p>Ask us.</p>`,
  `<p>Apply at <a href="${address}">${address}</a> today, or write to ${texts[6]}.</p>`,
  `<h2>${texts[0]}</h2><p>${texts[0]}</p>`,
  nest(8),
  `<ol><li>${texts[3]}<ol><li>${texts[4]}</li></ol></li></ol><blockquote>${texts[5]}</blockquote>`,
  `<dl><dt>${texts[7]}</dt><dd>${texts[2]}</dd></dl>${table(2)}`,
]

/** What other rows or the code name a row by, and what is dialed, written to or opened. */
const kept =
  /_ID$|^(?:State|LocationState|NewsType|Role|MessageType|ExperienceLevel|TimeZone)$|URL$|Number$|Extension|Zip|Email/

function toHostile(name: string, value: unknown, at: number): unknown {
  if (typeof value !== 'string' || value === '' || kept.test(name) || /^(?:Hybrid|Remote|On-?site)$/i.test(value))
    return value
  // At most 8 characters.
  if (name === 'Figure') return 'WWWWWWWW'
  const given = /<\w+>/.test(value) ? markup : texts
  return given[at % given.length]
}

const toGroupNames = (names: string) => names.replaceAll(/[^,]+/g, (name) => `${word}${word} ${name.trim()}`)

/** The same rows, whose words are such as break a page: each field of a row has another of them. */
export const hostileContent = (content: SampleContent): SampleContent =>
  Object.fromEntries(
    Object.entries(content).map(([kind, rows]) => [
      kind,
      rows.map((row, at) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value], field) => [
            name,
            name === 'JobPostingGroups' || (kind === 'JobPostingGroup' && name === 'Description')
              ? toGroupNames(String(value ?? ''))
              : toHostile(name, value, at + field),
          ]),
        ),
      ),
    ]),
  ) as unknown as SampleContent
