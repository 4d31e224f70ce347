import type { officePickerMachine } from '#machines/office-picker.machine.ts'
import type { Journey } from '../harness/journey.ts'

/** What list, card, map and address say is selected, by description; the address says null before anything is chosen. */
export type Agreement = {
  readonly list: string
  readonly card: string
  readonly map: string | null
  readonly address: string | null
}

/** Finding an office on the contact page. `start` comes there from another page, with the offices held on their way. */
export type OfficePickerJourney = Journey<typeof officePickerMachine, never, 'deciding'> & {
  /** Opens the contact page and waits for the offices. @param query what stands behind the question mark */
  readonly open: (query: string, device?: 'laptop' | 'phone') => Promise<void>
  /** Opens the thanks for what was sent. */
  readonly beThanked: (id: string) => Promise<void>
  readonly choose: (name: string) => Promise<void>
  /** Presses the marker of an office. */
  readonly press: (name: string) => Promise<void>
  /** Presses Escape. */
  readonly escape: () => Promise<void>
  readonly followCareers: () => Promise<void>
  /** The same from the window on the map. */
  readonly followCareersOnMap: () => Promise<void>
  /** Has nothing move by itself from now on. */
  readonly stopAnimations: () => Promise<void>
  readonly shows: {
    readonly names: () => Promise<ReadonlyArray<string>>
    /** The names of the markers, in the order of the keyboard. */
    readonly markers: () => Promise<ReadonlyArray<string>>
    readonly agreement: () => Promise<Agreement>
    /** The lines of the window on the map. */
    readonly explained: () => Promise<ReadonlyArray<string>>
    /** Where the way is that the window leads to. */
    readonly way: () => Promise<string>
    readonly zoom: () => Promise<number>
    /** The markers that another one covers in part. */
    readonly covered: () => Promise<ReadonlyArray<string>>
    /** How often a marker has bounced since the page was opened. */
    readonly bounces: (name: string) => Promise<number>
    /** What has the focus, e.g. 'Dayton Office, in the list'. */
    readonly focus: () => Promise<string>
    readonly mapHeight: () => Promise<number>
    /** The name on the card of the selected office. */
    readonly selected: () => Promise<string>
    /** Whether the selected office can be seen in the list. */
    readonly isInView: () => Promise<boolean>
    readonly query: () => Promise<string>
    /** The height of the list in pixels, and whether it scrolls. */
    readonly listHeight: () => Promise<readonly [number, boolean]>
    readonly address: () => Promise<string>
    /** Where the page itself leads on, without the menus. */
    readonly waysOn: () => Promise<ReadonlyArray<string>>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly officePicker: OfficePickerJourney
  }
}
