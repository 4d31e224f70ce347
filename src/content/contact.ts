const answerTime = 'The right person will answer within two business days.'

export const contactCopy = {
  lead: 'In every office there is someone who picks up the phone.',
  officesHeading: 'Our offices',
  mapLabel: 'Map of our offices',
  skipToForm: 'Skip to the form',
  skipMap: 'Skip the map',
  mapHint:
    'Drag to move the map; hold Ctrl and scroll to zoom. On a touch screen use two fingers, on a keyboard the arrows, + and −.',
  formHeading: 'Send us a message',
  formLead: `Tell us what you are working on. ${answerTime}`,
  answerTime,
  subjectHint: 'Please select the subject so that the correct personnel respond.',
  contactAlternativesHeading: 'Rather talk to someone?',
  contactAlternatives: 'Our front desk is staffed on business days from 8 a.m. to 6 p.m. Eastern time.',
  placeholderHeading: 'Corporate Headquarters',
} as const
