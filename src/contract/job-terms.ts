export const jobSorts = ['relevant', 'recent', 'alphabetical'] as const

export const groupIds = ['category', 'experience', 'location', 'workplace'] as const

export const maxPageSize = 500
