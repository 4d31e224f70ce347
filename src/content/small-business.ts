export const smallBusiness = {
  title: 'SMALL BUSINESS PROGRAM',
  lead: 'We were three people once. Small firms are on most of our teams, and we pay them on time.',
  paragraphs: [
    'When a task needs a trade we do not have, or a place where we have no office, we look for a partner first among small, disadvantaged, woman-owned, veteran-owned and HUBZone businesses. Our liaison officer answers every profile that reaches us.',
    'Tell us what you do well and for whom you have done it. The profile takes about ten minutes, and it is read by the people who put teams together.',
  ],
  disciplinesTitle: 'Disciplines we look for',
  linkLabel: 'Fill out the subcontractor profile',
  buttonLabel: 'Go to the profile form',
} as const
