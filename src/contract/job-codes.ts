/** The workplaces a posting may name; null and 'Onsite' count as 'On-site' (J3-11, J4.4-06). */
export const workplaces = ['Hybrid', 'On-site', 'Remote'] as const

export type Workplace = (typeof workplaces)[number]

/** Experience codes and how they read (J4.1-01). */
export const experienceLevels = { '1': 'Senior-Level', '2': 'Mid-Level', '3': 'Entry-Level' } as const

export type ExperienceCode = keyof typeof experienceLevels
