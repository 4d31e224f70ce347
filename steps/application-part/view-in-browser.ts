import type { Page } from 'playwright-core'
import { applicationEntity, completeApplicationSection, saveApplicationPart } from '#contract/application-operations.ts'
import type { applicationPartMachine } from '#machines/application-part.machine.ts'
import type { Journey } from '../harness/journey.ts'
import { sees } from '../harness/sees.ts'
import type { BrowserVisit } from '../worlds/browser-visit.ts'

type OutcomeEvent =
  | 'xstate.done.actor.submit'
  | 'xstate.error.actor.submit'
  | 'xstate.done.actor.readPart'
  | 'xstate.error.actor.readPart'
  | 'xstate.after.writingPause.applicationPart.writing'
  | 'xstate.after.saveRetryDelay.applicationPart.notSaved'

export type ApplicationPartVerbs = Journey<
  typeof applicationPartMachine,
  OutcomeEvent,
  'looking' | 'joining' | 'removing'
>

export function locatePartControls(page: Page) {
  const main = page.getByRole('main')
  const button = (name: RegExp | string) =>
    main.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
  return {
    main,
    button,
    busy: main.locator('[aria-busy="true"]'),
  }
}

export function statesInBrowser({ page, connection }: BrowserVisit): ApplicationPartVerbs['states'] {
  const { main, button, busy } = locatePartControls(page)
  const isStated = (words: string) => main.getByText(words).first().waitFor()
  const isMoving = (held: () => boolean) =>
    sees(async () => [await main.getByText('Saving...', { exact: true }).count(), held()], [1, true])
  const rests = () => sees(() => main.getByText('Saving...', { exact: true }).count(), 0)
  const none = async (...places: ReadonlyArray<ReturnType<typeof button>>) => {
    for (const place of places) await sees(() => place.count(), 0)
  }
  const isRestoringEntries = () => button(/^Undo/).and(busy).waitFor()
  const isHeld = (name: string) => () => connection.held(name) > 0
  return {
    kept: async () => {
      await rests()
      await none(button('Try again'), button('Keep what I wrote here'), button(/^Undo/))
    },
    // What judges a section waits for what saves it.
    writing: () => isMoving(() => connection.inFlight() === connection.held(completeApplicationSection)),
    saving: () => isMoving(isHeld(saveApplicationPart)),
    notSaved: async () => {
      await isStated('This has not been saved yet.')
      await rests()
    },
    refused: async () => {
      await isStated('This was not saved.')
      await rests()
    },
    conflict: () => isStated('This was changed somewhere else while you were writing here.'),
    reading: () => isMoving(isHeld(applicationEntity)),
    sendingRemoval: () =>
      button(/^Remove/)
        .and(busy)
        .waitFor(),
    removed: async () => {
      await isStated('This entry was removed.')
      await none(busy)
    },
    restoring: isRestoringEntries,
    readingBack: async () => {
      await isMoving(isHeld(applicationEntity))
      await isRestoringEntries()
    },
  }
}
