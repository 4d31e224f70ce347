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
import type { CapturedPresses } from './presses.ts'
import { showSavedCount, type InitialState } from './stored-state.ts'

const choices: Readonly<Record<string, CookiePreferences>> = { necessary: onlyNecessary, all: allCookies }

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

function answerSave(page: Window, { root, stored }: InitialState, id: string): SavedJobsActivity | null {
  const before = readSaved(stored.shared(earlyNames.savedJobs))
  const saved = toggleSaved(before, { id, title: '', place: '', day: formatLocalDay(new Date()) })
  if (!createBrowserDevice(page).shared.keep(earlyNames.savedJobs, writeSaved(saved))) return null
  const isSaved = saved.some((job) => job.id === id)
  for (const button of page.document.querySelectorAll(`[data-early="${CSS.escape(`save:${id}`)}"]`))
    button.setAttribute('aria-pressed', `${isSaved}`)
  showSavedCount(root, saved.length)
  return { type: isSaved ? 'job.saved' : 'job.unsaved', id }
}

export type Answers = {
  /** What was saved and unsaved, in order. From here on every press waits for the application. */
  readonly end: () => ReadonlyArray<SavedJobsActivity>
}

/** Answers what needs nothing of the application: a choice about cookies, and a job that is saved or unsaved. */
export function answerOnDevice(page: Window, stage: InitialState, captured: CapturedPresses): Answers {
  const saves: SavedJobsActivity[] = []
  const answer = (button: HTMLElement) => {
    const [act, detail = ''] = button.dataset['early']?.split(/:(.*)/s) ?? []
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
  return {
    end: () => {
      captured.answer = () => false
      // React draws the region empty.
      for (const button of page.document.querySelectorAll('[data-early^=consent]'))
        button.closest('section')?.previousElementSibling?.replaceChildren()
      return saves
    },
  }
}
