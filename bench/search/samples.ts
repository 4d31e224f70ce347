import { noCriteria, type JobCriteria } from '#domain/jobs/job-criteria.ts'

export const queries: readonly string[] =
  `analyst|cost analyst|senior cost analyst|engineer|software engineer|data scientist|
machine learning|python|sql dashboard|navy|army|air force|cost estimating|risk and uncertainty|program management|
secret clearance|remote|remote software|arlington|san diego|jobs in san diego|huntsville engineer|schedule analyst|
head of research|research|operations research|logistics|supply chain|statistics|regression analysis|cloud security|
cybersecurity|technical writer|web developer|project controls|financial manager|budget|acquisition specialist|contracts|
satellite|missile|radar systems|optimization algorithm|parametric|labor hours|T-10042|T-10|engin|analy|cost anal|
master degree mathematics|bachelor degree in physics|python and sql experience|mentor junior analysts|
written and oral communication|softwear engineer|anlyst|zzz|the|columbia maryland`.split(/\|\s*/)

export const keystrokes = (query: string): string[] => Array.from(query, (_, index) => query.slice(0, index + 1))

export const filters: readonly JobCriteria[] = [
  noCriteria,
  { ...noCriteria, categories: ['analysis', 'software'] },
  { ...noCriteria, cities: ['arlington|virginia', 'san diego|california'], experience: ['2'] },
  { ...noCriteria, workplaces: ['remote'], sort: 'recent' },
]
