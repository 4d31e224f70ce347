import type { formMachine } from '#machines/form.machine.ts'
import type { Journey } from '../harness/journey.ts'
import type { FormName } from '#contract/forms.ts'
import type { Written } from './sheets.ts'
import type { SendingSettled } from '../sending/journey.ts'
import type { NoticeKind } from '../toast-queue/journey.ts'

/**
 * A form that is filled in and sent: a message to the firm, the profile of a small firm, or one of an account. `values.changed` writes, `draft.found` writes what is still blank and loads the page
 * again, `form.submitted` sends what the browser has filled in by itself; both the proof and the call are held on the line
 * until the verbs of their outcomes are called.
 */
export type FormJourney = Journey<
  typeof formMachine,
  SendingSettled | 'xstate.done.actor.unlock' | 'xstate.error.actor.unlock'
> & {
  /** Opens the page of a form, with nothing held on the line. @param query what the address says besides, such as `redirect=%2Fmedia` */
  readonly open: (form: FormName, query?: string) => Promise<void>
  /** Looks at another form from now on, which the page has come to show. */
  readonly turnTo: (form: FormName) => Promise<void>
  /** Reloads the page although the browser asks first; fails if it asks about nothing, or does not ask about something. */
  readonly reload: () => Promise<void>
  readonly write: (written: Written) => Promise<void>
  readonly send: () => Promise<void>
  /** Sends with the key that sends a form, again and again. */
  readonly sendTwice: () => Promise<void>
  /** Lets a proof arrive that someone has tampered with. */
  readonly spoilProof: () => Promise<void>
  /** From now on the list of common passwords does not come. */
  readonly loseCommonPasswords: () => Promise<void>
  /** Has a password manager fill it in without a word to the page, and sends it, with everything held on the line. */
  readonly sendFilled: (written: Written) => Promise<void>
  readonly shows: {
    /** The problems in the order of the form, each beside what it is about. */
    readonly problems: () => Promise<ReadonlyArray<readonly [string, string]>>
    readonly written: () => Promise<Written>
    /** What stands in the same form in another tab of the browser. */
    readonly writtenInAnotherTab: () => Promise<Written>
    /** The rules that stand in the way, in their order. */
    readonly rules: () => Promise<ReadonlyArray<string>>
    /** How far the sending is, in words, while it is under way. */
    readonly stage: () => Promise<string>
    /** What the form says of its last sending: the title, and what stands under it. */
    readonly told: () => Promise<ReadonlyArray<string>>
    /** What that is taken for, and null when nothing is said. */
    readonly toldAs: () => Promise<NoticeKind | null>
    /** Whether the list of common passwords has come. */
    readonly knowsCommonPasswords: () => Promise<boolean>
    /** Whether the form can be sent now. */
    readonly canSend: () => Promise<boolean>
  }
  /** What only a screen has. */
  readonly screen: {
    /** The lines of the summary of problems, when it has the focus. */
    readonly focusedSummary: () => Promise<ReadonlyArray<string>>
    readonly followFirstProblem: () => Promise<void>
    /** Follows a broken rule to what mends it. */
    readonly followRule: (rule: string) => Promise<void>
    /** The label of the control that has the focus. */
    readonly focused: () => Promise<string>
    /** Labels with an asterisk. */
    readonly required: () => Promise<ReadonlyArray<string>>
    /** What stands with a control: its hint, and its problem. */
    readonly description: (label: string) => Promise<string>
    readonly choices: (label: string) => Promise<ReadonlyArray<string>>
    readonly purpose: (label: string) => Promise<string | null>
    /** The names of the parts of the form, in their order. */
    readonly parts: () => Promise<ReadonlyArray<string>>
    /** The checkboxes of a part as they are read: line by line, or down one column when there is one only. */
    readonly options: (part: string, width: number) => Promise<ReadonlyArray<ReadonlyArray<string>>>
    /** The checkboxes of a part as a screen reader comes to them. */
    readonly spoken: (part: string) => Promise<ReadonlyArray<string>>
    /** What the button that sends the form says. */
    readonly button: () => Promise<string>
    /** Where the problem of a control leads: the words, the address, and where that opens. */
    readonly problemLink: (label: string) => Promise<ReadonlyArray<string | null>>
    /** How the list of common passwords was asked for, each time that it was. */
    readonly listAskedFor: () => Promise<ReadonlyArray<string>>
    /** What the device keeps, for this tab and for all. */
    readonly kept: () => Promise<string>
    /** The proof that was sent last; empty when none was. */
    readonly proof: () => Promise<string>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly form: FormJourney
  }
}
