import { firm } from '#content/firm.ts'
import type { MailContent } from './mail-content.ts'
import type { Mail } from './outbox.ts'
import { writeHtml } from './write-html.ts'
import { writeText } from './write-text.ts'

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
