import { firm } from './firm.ts'

/** What stands on the cards of the networks (C2.13-14 to C2.13-19). The word Twitter stays where the specification has it. */
export const socialCards = {
  linkedIn: {
    title: 'LinkedIn',
    text: (years: number) => `Over ${years} years supporting our nation’s most critical programs`,
    link: `Follow ${firm.shortName} on LinkedIn`,
  },
  x: {
    title: 'X, formerly Twitter',
    text: 'A line or two when we publish a method, open a data set or speak in public.',
    link: `Follow ${firm.shortName} on X`,
  },
  facebook: {
    title: 'Facebook',
    text: 'Pictures from our offices: open houses, apprentices’ projects and the picnic in June.',
    link: `Visit ${firm.shortName} on Facebook`,
  },
} as const

/** What the frames of the networks are called. */
export const feedTitles = {
  linkedInFollow: 'LinkedIn follow control',
  xFollow: 'Twitter follow control',
  xTimeline: 'Twitter timeline',
  facebookFeed: 'Facebook page feed',
} as const

/** What this site shows in the place of each feed until the firm has set the network's own: no network is asked. */
export const ownFeedTexts = {
  linkedInFollow: { network: 'linkedIn', link: `Follow ${firm.shortName}` },
  xFollow: { network: 'x', link: `Follow ${firm.shortName}` },
  xTimeline: {
    title: 'Our news',
    note: 'From this site itself: X is not asked and learns nothing.',
  },
  facebookFeed: {
    title: 'Our calendar',
    note: 'From this site itself: Facebook is not asked and learns nothing.',
  },
} as const
