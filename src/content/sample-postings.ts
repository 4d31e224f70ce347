import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { offices, type Office } from './authored/offices.ts'
import { states } from './authored/states.ts'
import { allRoles } from './authored/postings/all-roles.ts'
import type { Opening, Role } from './authored/role.ts'
import { momentFrom } from './relative-dates.ts'
import { htmlLines, htmlList } from './sample-html.ts'

type Posting = (typeof JobPostingHeader)['Encoded']

/** Postings appear at this hour in UTC, the morning in the eastern offices. */
const hourOfPosting = 13

const addressFields = (office: Office) => ({
  Location_ID: office.id,
  Address1: office.street,
  Address2: office.suite,
  City: office.city,
  State: states[office.state],
  State_ID: office.state,
  ZipCode: office.zip,
})

const textFields = (role: Role, opening: Opening) => ({
  JobFunction: opening.title,
  Description: opening.grade,
  ShortDescription: opening.summary,
  Responsibilities: htmlList([...opening.duties, ...role.duties]),
  SkillsRequired: htmlList([...opening.skills, ...role.skills]),
  EducationRequirement: htmlLines([role.education[opening.level] ?? null]),
})

const postingRow = (today: number, role: Role, opening: Opening): Posting => ({
  JobPosting_ID: opening.id,
  TrackingNumber: opening.tracking,
  ...textFields(role, opening),
  IsFullTime: !opening.isPartTime,
  Workplace: opening.workplace,
  HasSecurity: opening.needsClearance ? 1 : 0,
  ExperienceLevel: opening.level,
  IsFeatured: opening.isFeatured ? 1 : 0,
  JobPostingGroups: role.groups.join(';'),
  LastModifiedDate: momentFrom(today, -opening.postedDaysAgo, hourOfPosting),
  ...addressFields(offices[opening.office]),
  Pay: opening.pay ?? null,
})

/** All openings as rows, the newest first; `today` is in milliseconds (J3-01). */
export const samplePostings = (today: number): ReadonlyArray<Posting> =>
  allRoles
    .flatMap((role) => role.openings.map((opening) => ({ role, opening })))
    .sort((one, other) => one.opening.postedDaysAgo - other.opening.postedDaysAgo)
    .map(({ role, opening }) => postingRow(today, role, opening))
