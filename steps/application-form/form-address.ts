import type { ApplicationFormContext } from '#machines/whole-context.ts'

export const [formJob, formResume] = ['Software Tester', 'resume.txt'] as const

export type ViewOfForm = ApplicationFormContext['view']

export function formAddress(id: string, view: ViewOfForm = 'sections'): string {
  const query = [...(id === '' ? [] : [`jobPostingID=${id}`]), ...(view === 'sections' ? [] : [`section=${view}`])]
  return `/account-management/application${query.length > 0 ? `?${query.join('&')}` : ''}`
}
