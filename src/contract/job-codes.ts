export const workplaces = ['Hybrid', 'On-site', 'Remote'] as const

export type Workplace = (typeof workplaces)[number]

export const experienceLevels = { '1': 'Senior-Level', '2': 'Mid-Level', '3': 'Entry-Level' } as const

export type ExperienceCode = keyof typeof experienceLevels
