import { paths } from '#addresses/paths.ts'
import type { MailHead } from '../accounts/account-mails.ts'
import type { Mail } from '../mail/outbox.ts'
import { subjectLine } from '../mail/mail-content.ts'
import { writeMail, type MailBody } from '../mail/write-mail.ts'

/** Must contain nothing that an applicant typed, not even the name of a file. */
export type AttachmentMails = {
  harmful(to: string): Mail
}

const newsLife = 3 * 24 * 60 * 60_000

const harmful = (account: string): MailBody => ({
  heading: 'A file of your application was removed',
  paragraphs: [
    'We look for viruses in every file that is sent to us. Something harmful was found in a file of your application, and we removed it. It was not given to our recruiters.',
    'Please check your device for what may be wrong, and send us another copy of the file. Your application shows which one is missing; the rest is as you left it.',
  ],
  link: { words: 'Open my account', address: account },
  why: 'You are receiving this because an account on our website, from which the file was sent, has this address.',
})

export function createAttachmentMails({ firmName, origin }: MailHead): AttachmentMails {
  return {
    harmful(to) {
      const said = harmful(`${origin()}${paths.account.to()}`)
      const head = { firmName, to, subject: subjectLine(`${said.heading} - ${firmName}`) }
      return { ...writeMail(head, said), lifetime: newsLife }
    },
  }
}
