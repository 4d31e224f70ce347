import { choiceField, defineForm, textField } from './form.ts'
import { phone, line, lines, visitorEmail } from './text-rules.ts'

export const contactSubjects = {
  general: 'General',
  capabilities: 'Capabilities',
  contracts: 'Contracts',
  hr: 'Human Resources',
} as const
export type ContactSubject = keyof typeof contactSubjects

export const contactForm = defineForm('ContactFormEmail', {
  Message: {
    FirstName: textField('First Name', line('Please enter your first name', 100)),
    LastName: textField('Last Name', line('Please enter your last name', 100)),
    Email: textField('Email', visitorEmail),
    Phone: textField('Phone', phone('Please enter your phone number')),
    Subject: choiceField('Subject', ['general', 'capabilities', 'contracts', 'hr']),
    Message: textField('Message', lines('Please enter your message', 5000)),
  },
})
export type ContactMessage = typeof contactForm.untouched
