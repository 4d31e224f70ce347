import type { SectionName } from '#contract/application-sections.ts'
import type { FormValues } from '#contract/form.ts'
import type { applicationFormMachine } from '#machines/application-form.machine.ts'
import type { WholeContext } from '#machines/whole-context.ts'
import type { Journey } from '../harness/journey.ts'

type Settled =
  | 'xstate.done.actor.loadForm'
  | 'xstate.error.actor.loadForm'
  | 'xstate.done.actor.submit'
  | 'xstate.error.actor.submit'
  | 'xstate.after.scanPause.applicationForm.waiting'

type Passing = 'arriving' | 'deciding'

/** The job that the paths are about, and what her resume is called. */
export const [jobOfForm, resumeOfForm] = ['Software Tester', 'resume.txt'] as const

/** What of the form is looked at. */
export type ViewOfForm = WholeContext['view']

/** The address of the form for the posting with this id; without one the account is there. */
export function formAddress(id: string, view: ViewOfForm = 'sections'): string {
  const query = [...(id === '' ? [] : [`jobPostingID=${id}`]), ...(view === 'sections' ? [] : [`section=${view}`])]
  return `/account-management/application${query.length > 0 ? `?${query.join('&')}` : ''}`
}

/** A section as the list of them shows it: its title, and how far it is. */
export type ShownSection = { readonly section: string; readonly state: string }

/** What is in the way of a form, by the titles of its sections. */
export type ShownReason = { readonly section: string; readonly reason: string }

/** The page of the form. In its paths each call is held, and anyone who walks them has an account. */
export type ApplicationFormJourney = Journey<typeof applicationFormMachine, Settled, Passing> & {
  /** Goes on to the form for the posting with this id, and waits until it is known what she has. */
  readonly open: (id: string) => Promise<void>
  /** Reloads the page. */
  readonly reload: () => Promise<void>
  /** Starts, and waits until the form is there. */
  readonly begin: () => Promise<void>
  /** Looks at the list of sections, at one of them, or at all that is written. */
  readonly look: (view: ViewOfForm) => Promise<void>
  /** Follows the way from the review to a section. */
  readonly change: (section: SectionName) => Promise<void>
  /** Looks at a section and writes in its fields, in its last entry where it is a list; waits until that is saved. */
  readonly write: (section: SectionName, values: FormValues) => Promise<void>
  /** Looks at a section, calls it complete, and waits until it is judged. */
  readonly complete: (section: SectionName) => Promise<void>
  /** Looks at all that is written, submits it, and waits for the answer. */
  readonly submit: () => Promise<void>
  readonly shows: {
    readonly heading: () => Promise<string>
    /** What the part of the form is called that is looked at. */
    readonly part: () => Promise<string>
    /** How far each section is. */
    readonly sections: () => Promise<ReadonlyArray<ShownSection>>
    /** What is wrong with the section that was called complete, line by line. */
    readonly problems: () => Promise<ReadonlyArray<string>>
    /** What keeps the form from being sent. */
    readonly lacking: () => Promise<ReadonlyArray<ShownReason>>
    /** What stands in a field of a section that is no list, in words; empty where nothing does. */
    readonly field: (section: SectionName, field: string) => Promise<string>
    /** What was sent in a section, as lines such as `City: Dayton`; null where it is not shown. */
    readonly sent: (title: string) => Promise<ReadonlyArray<string> | null>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly applicationForm: ApplicationFormJourney
  }
}
