import { submissionSchema } from '#contract/form-schemas.ts'
import { contactForm, contactSubjects, type ContactMessage } from '#contract/contact-message.ts'
import { contactCopy } from '#content/contact.ts'
import { subjectLine } from '../mail/mail-content.ts'
import type { MessageKind } from './message-kind.ts'

const formatLines = ({ FirstName, LastName, Email, Phone, Subject, Message }: ContactMessage) => [
  `Name: ${FirstName} ${LastName}`,
  `Email: ${Email}`,
  `Phone: ${Phone}`,
  `Subject: ${contactSubjects[Subject]}`,
  '',
  Message.replace(/\r\n?/g, '\n'),
  '',
]

export const contactMessages: MessageKind<ContactMessage> = {
  form: 'contact',
  about: 'your message',
  answer: contactCopy.answerTime,
  submission: submissionSchema(contactForm),
  keep: async (db, { id, message, received_at }) => {
    await db
      .insertInto('contact_message')
      .values({ id, ...message, received_at })
      .execute()
  },
  mail: (message, { reference, settings }) => ({
    to: settings.contact[message.Subject],
    replyTo: message.Email,
    subject: subjectLine(
      `${contactSubjects[message.Subject]}: message from ${message.FirstName} ${message.LastName}`,
      ` (${reference})`,
    ),
    text: formatLines(message).join('\n'),
  }),
}
