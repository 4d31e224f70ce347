import type { MailContent, MailJob, MailLink } from './mail-content.ts'
import { firm } from '#content/firm.ts'
import type { Mail } from './outbox.ts'
import { writeHtml } from './write-html.ts'

const width = 72

function wrap(text: string): string {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.join('\n')
}

const writeJob = ({ title, place, summary, address }: MailJob) =>
  [...[title, place, summary].filter(Boolean).map(wrap), address].join('\n')

const writeLink = ({ words, address }: MailLink) => `${wrap(`${words}:`)}\n${address}`

export function writeText({ heading, paragraphs, jobs, link, why, end, from }: MailContent): string {
  const body = [heading, ...paragraphs].map(wrap)
  const blocks = [...body, ...jobs.map(writeJob), ...(link ? [writeLink(link)] : []), '--', wrap(why)]
  return `${[...blocks, ...(end ? [writeLink(end)] : []), from.map(wrap).join('\n')].join('\n\n')}\n`
}

export type MailBody = Pick<MailContent, 'heading' | 'why'> & Partial<Omit<MailContent, 'from'>>

type Envelope = { readonly firmName: string; readonly to: string; readonly subject: string }

function postalLines() {
  const { street, suite, city, state, zip } = firm.headquarters
  return [`${street}, ${suite}`, `${city}, ${state} ${zip}`]
}

export function writeMail({ firmName, to, subject }: Envelope, said: MailBody): Mail {
  const from = [firmName, ...postalLines()]
  const content: MailContent = { paragraphs: [], jobs: [], link: null, end: null, from, ...said }
  return { to, replyTo: null, subject, text: writeText(content), html: writeHtml(content) }
}
