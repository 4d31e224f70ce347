import { isOpen, type ApplicantApplication } from '#contract/application.ts'

type Applications = ReadonlyArray<ApplicantApplication>

/** A part of a list of applications. */
export type ApplicationGroup = { readonly title: string; readonly applications: Applications }

const groups: ReadonlyArray<readonly [title: string, holds: (application: ApplicantApplication) => boolean]> = [
  ['To finish', ({ State }) => State === 'draft'],
  ['Under way', ({ State }) => State !== 'draft' && isOpen(State)],
  ['Ended', ({ State }) => !isOpen(State)],
]

/** Applications by what is to be done with them, in their order; no group is empty (J2.9-34). */
export const groupApplications = (applications: Applications): ReadonlyArray<ApplicationGroup> =>
  groups
    .map(([title, holds]) => ({ title, applications: applications.filter(holds) }))
    .filter((group) => group.applications.length > 0)
