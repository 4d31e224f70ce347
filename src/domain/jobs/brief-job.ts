import type { JobPostingHeader } from '#contract/job-posting-header.ts'

/** A job without its long texts, as lists show it. */
export const briefJob = (job: JobPostingHeader): JobPostingHeader => ({
  ...job,
  Responsibilities: null,
  SkillsRequired: null,
  EducationRequirement: null,
})
