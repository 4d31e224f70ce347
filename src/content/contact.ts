/** The words of the contact page that belong to no state of its form (C2.11). */
export const contactCopy = {
  lead: 'In every office there is someone who picks up the phone.',
  officesHeading: 'Our offices',
  formHeading: 'Send us a message',
  formLead: 'Tell us what you are working on, and the right person will answer within two business days.',
  requiredHint: 'Every field marked with an asterisk (*) is required.',
  subjectHint: 'Please select the subject so that the correct personnel respond.',
  proofHint:
    'When you send, your browser makes a short calculation that robots find costly. There is no puzzle to solve.',
  withoutJavaScript: 'Sending this form needs JavaScript. Please call or write to us instead.',
  otherWaysHeading: 'Rather talk to someone?',
  otherWays: 'Our front desk is staffed on business days from 8 a.m. to 6 p.m. Eastern time.',
  placeholderHeading: 'Corporate Headquarters',
} as const
