export const workplaces = ['Hybrid', 'On-site', 'Remote'] as const

export type Workplace = (typeof workplaces)[number]

export const experienceLevels = { '1': 'Senior-Level', '2': 'Mid-Level', '3': 'Entry-Level' } as const

export type ExperienceCode = keyof typeof experienceLevels

export const jobSorts = ['relevant', 'recent', 'alphabetical'] as const

export const groupIds = ['category', 'experience', 'location', 'workplace'] as const

export const maxPageSize = 500
