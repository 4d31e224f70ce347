import { createBrowserCookies } from '#device/cookies.ts'
import { formatLocalDay } from '#device/local-day.ts'
import { createBrowserDevice } from '#device/storage.ts'
import {
  allCookies,
  consentLifetime,
  consentStoredMessages,
  onlyNecessary,
  writePreferences,
  type CookiePreferences,
} from '#domain/visit/cookie-preferences.ts'
import { readSaved, toggleSaved, writeSaved } from '#domain/saved-jobs/saved-jobs.ts'
import { earlyNames } from '#domain/visit/stored-records.ts'
import type { SavedJobsActivity } from '#machines/saved-jobs.machine.ts'
import { answerForm, whenReleased } from './form-answers.ts'
import type { CapturedPresses } from './presses.ts'
import { showSavedCount, type InitialState } from './stored-state.ts'

const choices: Readonly<Record<string, CookiePreferences>> = { necessary: onlyNecessary, all: allCookies }

function readAct(button: HTMLElement) {
  const [act, detail = ''] = button.dataset['early']?.split(/:(.*)/s) ?? []
  return { act, detail }
}

function answerConsent(page: Window, { root }: InitialState, button: HTMLElement, choice: CookiePreferences) {
  const { document } = page
  if (!createBrowserCookies(page).keep(earlyNames.consent, writePreferences(choice), consentLifetime)) return false
  const notice = button.closest('section')
  const hadFocus = notice?.contains(document.activeElement) === true
  delete root.dataset['asks']
  if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true })
  notice?.previousElementSibling?.replaceChildren(consentStoredMessages.join(' '))
  return true
}

function showSaves({ document }: Window, { root, stored }: InitialState) {
  const saved = readSaved(stored.shared(earlyNames.savedJobs))
  const ids = new Set(saved.map(({ id }) => id))
  for (const button of document.querySelectorAll<HTMLElement>('[data-early^="save:"]'))
    button.setAttribute('aria-pressed', `${ids.has(readAct(button).detail)}`)
  showSavedCount(root, saved.length)
  return ids
}

function answerSave(page: Window, stage: InitialState, id: string): SavedJobsActivity | null {
  const before = readSaved(stage.stored.shared(earlyNames.savedJobs))
  const saved = toggleSaved(before, { id, title: '', place: '', day: formatLocalDay(new Date()) })
  if (!createBrowserDevice(page).shared.keep(earlyNames.savedJobs, writeSaved(saved))) return null
  return { type: showSaves(page, stage).has(id) ? 'job.saved' : 'job.unsaved', id }
}

export type EarlyAnswers = {
  readonly earlySaves: ReadonlyArray<SavedJobsActivity>
  /** The data of the page that is shown, which is another one after an answer to its form. */
  readonly text: string
}

export type Answers = {
  /** Settles once the press that began with `event` has been answered, or takes too long. */
  readonly settle: (event?: Event) => Promise<void>
  /** From here on every press waits for the application. */
  readonly end: () => EarlyAnswers
}

/** In milliseconds: from pointer down to click. */
const longestPress = 250

async function whenPressed(page: Window, event: Event | undefined) {
  const target = event?.target instanceof Element ? event.target : null
  const isBegun = event?.type === 'pointerdown' || event?.type === 'keydown'
  if (event && isBegun && target?.closest('label, input, select, [data-early]'))
    await whenReleased(page, event, longestPress)
}

type Page = Window & typeof globalThis

function answerOnDevice(page: Page, stage: InitialState, captured: CapturedPresses) {
  const saves: SavedJobsActivity[] = []
  const answer = (button: HTMLElement) => {
    const { act, detail } = readAct(button)
    if (act === 'consent') return answerConsent(page, stage, button, choices[detail] ?? onlyNecessary)
    const save = act === 'save' ? answerSave(page, stage, detail) : null
    if (save) saves.push(save)
    return save !== null
  }
  captured.answer = answer
  for (const button of captured.pressed.splice(0)) {
    button.style.opacity = ''
    if (!answer(button)) captured.pressed.push(button)
  }
  for (const { style } of captured.pressed) style.opacity = '.5'
  return saves
}

/** @param lists the files of rows with which the application will draw */
export function createAnswers(page: Page, stage: InitialState, captured: CapturedPresses, lists: string): Answers {
  const { document } = page
  const earlySaves = answerOnDevice(page, stage, captured)
  const isWaiting = () => captured.pressed.length > 0
  const form = document.querySelector<HTMLFormElement>('form[data-early]')
  const formAnswers =
    form && answerForm(page, { form, lists, isWaiting, showStored: () => void showSaves(page, stage) })
  return {
    settle: async (event) => {
      await whenPressed(page, event)
      await formAnswers?.settle()
    },
    end: () => {
      captured.answer = () => false
      // React draws the region empty.
      for (const button of document.querySelectorAll('[data-early^=consent]'))
        button.closest('section')?.previousElementSibling?.replaceChildren()
      return { earlySaves, text: formAnswers?.end() ?? document.getElementById('page-data')?.textContent ?? '{}' }
    },
  }
}
