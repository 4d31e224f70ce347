/** The categories of jobs and whether careers home shows them under 'Find Your Fit' (J3-22, J2.2-23). */
export const groups = [
  { id: '1', description: 'Cost Analysis', isFeatured: true, isActive: true },
  { id: '2', description: 'Data Science', isFeatured: true, isActive: true },
  { id: '3', description: 'Software Engineering', isFeatured: true, isActive: true },
  { id: '4', description: 'Schedule & Earned Value', isFeatured: true, isActive: true },
  { id: '5', description: 'Operations Research', isFeatured: true, isActive: true },
  { id: '6', description: 'Financial Management', isFeatured: true, isActive: true },
  { id: '7', description: 'Contracts & Administration', isFeatured: false, isActive: true },
  { id: '8', description: 'Cybersecurity', isFeatured: false, isActive: true },
  { id: '9', description: 'Logistics & Sustainment', isFeatured: false, isActive: true },
  { id: '10', description: 'Summer Internships', isFeatured: true, isActive: false },
] as const
export type GroupName = (typeof groups)[number]['description']
