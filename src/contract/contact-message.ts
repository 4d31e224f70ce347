import { choiceField, defineForm, textField } from './form.ts'
import { firstName, lastName, lines, phone, visitorEmail } from './text-rules.ts'

export const contactSubjects = {
  general: 'General',
  capabilities: 'Capabilities',
  contracts: 'Contracts',
  hr: 'Human Resources',
} as const
export type ContactSubject = keyof typeof contactSubjects

export const contactForm = defineForm('ContactFormEmail', {
  Message: {
    FirstName: textField('First Name', firstName),
    LastName: textField('Last Name', lastName),
    Email: textField('Email', visitorEmail),
    Phone: textField('Phone', phone('Please enter your phone number')),
    Subject: choiceField('Subject', ['general', 'capabilities', 'contracts', 'hr']),
    Message: textField('Message', lines('Please enter your message', 5000)),
  },
})
export type ContactMessage = typeof contactForm.untouched
