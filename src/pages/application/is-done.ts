import type { ApplicationSection } from '#contract/application-form.ts'

export const isDone = ({ State }: ApplicationSection) => State === 'complete'
