/** The small business program page (C2.10). */
export const smallBusiness = {
  title: 'SMALL BUSINESS PROGRAM',
  lead: 'We were six people once. Small firms are on most of our teams, and we pay them on time.',
  paragraphs: [
    'When a task needs a trade we do not have, or a place where we have no office, we look for a partner first among small, disadvantaged, woman-owned, veteran-owned and HUBZone businesses. Our liaison officer answers every profile that reaches us.',
    'Tell us what you do well and for whom you have done it. The profile takes about ten minutes, and it is read by the people who put teams together.',
  ],
  disciplinesTitle: 'Disciplines we look for',
  linkLabel: 'Fill out the subcontractor profile',
  buttonLabel: 'Go to the profile form',
} as const

/** The services a subcontractor may offer (C3.7); the program page lists them as its disciplines (C2.10-03). */
export const servicesOffered = [
  'Cost Estimating',
  'Financial Management',
  'Schedule Management',
  'Cost Research',
  'Earned Value Management',
  'Business Analysis',
  'Integrated Program Management',
  'Decision Support Analysis',
  'Logistics & RAM',
  'Information Technology',
  'Program Analysis',
  'Manpower and Personnel',
  'Administration',
  'Acquisition Planning',
  'Engineering or Other Scientific Fields',
  'Risk Management',
  'Force Structure/Manpower Analysis',
  'Systems Engineering/Logistics Analysis',
  'Contracting Support',
  'Contracting',
  'Training',
  'Configuration/Data Management',
] as const
