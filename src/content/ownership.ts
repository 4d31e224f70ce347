import type { BenefitType } from './benefits.ts'
import { facts } from './facts.ts'

export const ownership = {
  title: 'Sharing In The Success',
  lead: 'The people who do the work own the firm: all of it, and nobody else does.',
  parts: [
    {
      title: 'How it works',
      figure: {
        value: `${facts.plans.stockWait} year`,
        text: 'until a person joins the plan. Every share is fully theirs from that day on.',
      },
      paragraphs: [
        'Every year the firm puts shares into a trust for its employees. The shares cost them nothing. After one year with us a person joins the plan, and from that day on every share in the account is fully theirs.',
        'An independent appraiser says once a year what a share is worth. Anyone who retires or moves on is paid that value, and the shares go back to the people who stay.',
      ],
    },
    {
      title: 'Alongside the pension',
      figure: { value: `${facts.plans.pensionVesting} years`, text: 'until the pension is fully earned.' },
      paragraphs: [
        'The stock plan does not replace the pension; the two run side by side. The pension also begins after one year and is fully earned after five. What people save in the savings plan comes on top.',
      ],
    },
    {
      title: 'What it changes',
      figure: {
        value: `${facts.repeatClients.percent}%`,
        text: 'of our work comes from clients who have worked with us before.',
      },
      paragraphs: [
        'Owners ask different questions. Is this travel needed? Will this client call again? Did we say what we think, or what was easy to say? The answers show up in the value of a share, and in ninety percent of our work coming from clients who have worked with us before.',
        'There is no outside investor to please by the quarter. When a program ends, we can wait for the right next one.',
      ],
    },
  ],
  benefits: {
    title: 'What else comes with the job',
    lead: 'Benefits for every owner, and for those who are about to become one.',
  },
  note: 'This page explains the plan in plain words. The plan document decides.',
} as const

export const ownershipBenefits: ReadonlyArray<BenefitType> = [
  'health',
  'retirement',
  'timeOff',
  'education',
  'transportation',
]
