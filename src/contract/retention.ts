export const retentionDays = {
  visitCounts: 400,
  messages: 180,
  unsentEmails: 180,
  formerEmails: 90,
} as const

/**
 * Full years after the counted one: two for federal contractors (41 CFR 60-1.12), one for other employers (29 CFR
 * 1602.14).
 */
export const equalOpportunityYears = 2
