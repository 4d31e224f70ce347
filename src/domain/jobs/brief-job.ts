import type { JobPostingHeader } from '#contract/job-posting-header.ts'

export const briefJob = (job: JobPostingHeader): JobPostingHeader => ({
  ...job,
  Responsibilities: null,
  SkillsRequired: null,
  EducationRequirement: null,
})
