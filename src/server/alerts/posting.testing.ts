import type { JobPostingHeader } from '#contract/job-posting-header.ts'

type Wire = typeof JobPostingHeader.Encoded

const plain: Omit<Wire, 'JobPosting_ID' | 'TrackingNumber' | 'JobFunction' | 'LastModifiedDate'> = {
  Description: null,
  ShortDescription: null,
  Responsibilities: null,
  SkillsRequired: null,
  EducationRequirement: null,
  IsFullTime: true,
  Workplace: null,
  HasSecurity: 0,
  ExperienceLevel: null,
  IsFeatured: 0,
  JobPostingGroups: null,
  Location_ID: null,
  Address1: null,
  Address2: null,
  City: 'Dayton',
  State: 'Ohio',
  State_ID: 'OH',
  ZipCode: null,
}

/** A posting of tests: `like` is its category, by which others are like it. */
export const posting = (
  id: string,
  like: string,
  more: Partial<Omit<Wire, 'LastModifiedDate'>> & { readonly modified?: string } = {},
): Wire => {
  const { modified = '2026-01-01T00:00:00.000Z', ...fields } = more
  return {
    ...plain,
    JobPosting_ID: id,
    TrackingNumber: `T-${id}`,
    JobFunction: `${like} ${id}`,
    Description: like,
    ShortDescription: `What ${like} ${id} does.`,
    JobPostingGroups: `${like} group`,
    LastModifiedDate: { type: 'datetime', value: modified },
    ...fields,
  }
}
