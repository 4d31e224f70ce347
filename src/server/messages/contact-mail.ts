import { contactSubjects, type ContactMessage } from '#contract/contact-message.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import type { Mail } from '../mail/outbox.ts'

/** The mail that brings a visitor's message to those who answer it; their answer goes to the visitor. */
export const contactMail = (message: ContactMessage, { contact }: MailSettings): Mail => ({
  to: contact[message.Subject],
  replyTo: message.Email,
  subject: `${contactSubjects[message.Subject]}: message from ${message.FirstName} ${message.LastName}`,
  text: [
    `Name: ${message.FirstName} ${message.LastName}`,
    `Email: ${message.Email}`,
    `Phone: ${message.Phone}`,
    `Subject: ${contactSubjects[message.Subject]}`,
    '',
    message.Message.replace(/\r\n?/g, '\n'),
    '',
  ].join('\n'),
})
