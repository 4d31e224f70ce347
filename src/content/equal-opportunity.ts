/** The short card at the end of a job page; the link leads to the full policy (J2.5-34). */
export const equalOpportunityCard = {
  heading: 'Equal opportunity',
  text: 'Tamarack Research is an equal opportunity and affirmative action employer. We hire, pay and promote by what people can do, and never by who they are, and we gladly adapt the application or the workplace to a disability.',
  linkLabel: 'Read our equal opportunity policy',
} as const

/** Shown in the details of a job that needs a clearance (J2.5-25). */
export const clearanceNote =
  'This position requires a security clearance or the ability to obtain one, and therefore United States citizenship.'
