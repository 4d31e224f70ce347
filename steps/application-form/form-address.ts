import type { WholeContext } from '#machines/whole-context.ts'

/** The job that the paths are about, and what her resume is called. */
export const [jobOfForm, resumeOfForm] = ['Software Tester', 'resume.txt'] as const

/** What of the form is looked at. */
export type ViewOfForm = WholeContext['view']

/** The address of the form for the posting with this id; without one the account is there. */
export function formAddress(id: string, view: ViewOfForm = 'sections'): string {
  const query = [...(id === '' ? [] : [`jobPostingID=${id}`]), ...(view === 'sections' ? [] : [`section=${view}`])]
  return `/account-management/application${query.length > 0 ? `?${query.join('&')}` : ''}`
}
