/** `id` is the fragment; an array in `text` is a bulleted list. */
export type PolicyPart = {
  readonly id: string
  readonly title: string
  readonly text: ReadonlyArray<string | ReadonlyArray<string>>
}

export const legalLead = 'The terms under which you may use this site. They are short, and in plain English.'

export const legalQuestions = 'Rather ask?'

export const termsOfService = [
  {
    id: 'terms',
    title: 'Using this site',
    text: [
      'By using this site you accept these terms. If you do not, please do not use it; we will gladly answer you by phone or email.',
      'You may read, print and link to anything here. Please do not try to get at what is not meant for you, to put load on the site that keeps others from using it, or to send anything in the name of somebody else.',
    ],
  },
  {
    id: 'content',
    title: 'Text, pictures and marks',
    text: [
      'The text, the pictures and the software of this site belong to us or to those who let us use them. Quote what you need, say where it is from, and ask us before you publish more.',
      'Our name and our tree are our marks. The names and marks of clients, agencies and other companies belong to them, and are used here only to say whom we mean.',
    ],
  },
  {
    id: 'accounts',
    title: 'Accounts and applications',
    text: [
      'Give true answers when you create an account or apply for a job, keep your password to yourself, and tell us when you think that somebody else knows it.',
      'A job that is shown here is an invitation to apply and not an offer. It may change or be filled at any time.',
    ],
  },
  {
    id: 'links',
    title: 'Links to other sites',
    text: [
      'Some links lead to other sites, such as social media or government portals. We do not run them and are not responsible for what they say or do; their own terms apply there.',
    ],
  },
  {
    id: 'warranty',
    title: 'No warranty',
    text: [
      'We take care that what you read here is right, but we do not promise that it is complete, free of mistakes or always there. Do not base a decision on it alone: ask us.',
      'As far as the law allows, we are not liable for damage that comes from using this site or from not being able to use it.',
    ],
  },
  {
    id: 'copyright',
    title: 'Copyright complaints',
    text: [
      'If you think that something here infringes your copyright, write to us. Say what it is, where it is, and how we can reach you, and confirm that you hold the right or act for someone who does. We take down what should not be here.',
    ],
  },
  {
    id: 'law',
    title: 'Law and changes',
    text: [
      'These terms follow the law of the Commonwealth of Virginia, and its courts decide about them. If one part of them cannot be enforced, the rest still applies.',
      'We may change these terms. The terms shown when you visit are the ones that apply.',
    ],
  },
] as const satisfies ReadonlyArray<PolicyPart>
