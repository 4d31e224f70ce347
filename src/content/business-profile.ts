const answerTime = 'Our liaison officer reads every profile and answers within two business days.'

export const businessProfile = {
  title: 'Small business profile',
  lead: 'Tell us what your firm does well, and for whom it has done it.',
  formHeading: 'Your profile',
  formLead:
    'It takes about ten minutes. Your company and someone we can talk to are all we need; the more you add, the sooner we find the right team for you.',
  button: 'Submit',
  phoneHint: 'Another way to reach you: a phone number or a second address.',
  identifiersHint: 'As they stand in your registration at SAM.gov. Leave out what you do not have.',
  classificationsHint: 'Choose all that apply.',
  servicesHint: 'Choose what you would bring to a team.',
  customersHint: 'Choose whom you have worked for, as a prime or a subcontractor.',
  naicsHint: 'One or more, such as 541611, 541330.',
  answerTime,
  nextHeading: 'What happens next',
  next: [
    'An email confirms right away that your profile has reached us, with a reference to quote.',
    answerTime,
    'When a task needs what you offer, the people who put the team together find you.',
  ],
  contactAlternativesHeading: 'Rather talk to someone?',
  contactAlternatives: 'Our liaison officer knows which partners we are looking for at present.',
} as const
