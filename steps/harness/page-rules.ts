import type { Page } from 'playwright-core'
import { sees } from './sees.ts'

/** Runs in the page, in one look. @param isSent whether something was sent before @returns which rules of every page it breaks */
function brokenRules(isSent: boolean): string[] {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const textOf = (ids: string | null) =>
    (ids ?? '').split(' ').reduce((text, id) => text + (id ? (document.getElementById(id)?.textContent ?? '') : ''), '')
  const nameOf = (field: HTMLInputElement) =>
    field.labels?.[0]?.textContent?.trim() || field.getAttribute('aria-label') || field.name || field.id
  const wrong = Array.from(document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')).filter(isSeen)
  const { activeElement } = document
  const isBusy = document.querySelector('[aria-busy=true]') !== null
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id)
  return [
    ...wrong
      .filter(
        (field) => textOf(field.getAttribute('aria-errormessage') ?? field.getAttribute('aria-describedby')) === '',
      )
      .map((field) => `"${nameOf(field)}" is marked and does not say what is wrong`),
    ...ids.filter((id, at) => ids.indexOf(id) < at).map((id) => `the id ${id} stands twice`),
    ...(isSent && wrong.length > 0 && !isBusy && (activeElement === document.body || activeElement?.matches('button'))
      ? ['what is refused does not have the focus, nor does a list of what is wrong']
      : []),
  ]
}

/**
 * Looks whether a page keeps the rules of every page.
 * @param isSent whether something was sent in the step before: where it was refused, that has the focus
 */
export const keepsPageRules = (page: Page, isSent: boolean): Promise<void> =>
  sees(() => page.evaluate(brokenRules, isSent), [])
