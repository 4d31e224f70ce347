import type { Page } from 'playwright-core'
import { sees } from './sees.ts'

type Before = {
  readonly isSent: boolean
  readonly refusesText: boolean
}

function brokenRules({ isSent, refusesText }: Before): string[] {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const getText = (ids: string | null) =>
    (ids ?? '').split(' ').reduce((text, id) => text + (id ? (document.getElementById(id)?.textContent ?? '') : ''), '')
  const getName = (field: HTMLInputElement) =>
    field.labels?.[0]?.textContent?.trim() || field.getAttribute('aria-label') || field.name || field.id
  const wrong = Array.from(document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')).filter(isSeen)
  const { activeElement } = document
  const busy = Array.from(document.querySelectorAll<HTMLButtonElement>('button[aria-busy=true]'))
  // A button may stand outside of its form.
  const writable = busy.flatMap(({ form }) =>
    Array.from(form?.querySelectorAll<HTMLInputElement>('input, textarea') ?? []).filter(
      ({ type, readOnly, disabled }) => !/checkbox|radio|file|hidden/.test(type) && !readOnly && !disabled,
    ),
  )
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id)
  return [
    ...wrong
      .filter(
        (field) => getText(field.getAttribute('aria-errormessage') ?? field.getAttribute('aria-describedby')) === '',
      )
      .map((field) => `"${getName(field)}" is marked and does not say what is wrong`),
    ...ids.filter((id, at) => ids.indexOf(id) < at).map((id) => `the id ${id} stands twice`),
    ...(refusesText ? writable.map((field) => `"${getName(field)}" can be written in, and is not heard`) : []),
    ...(isSent &&
    wrong.length > 0 &&
    busy.length === 0 &&
    (activeElement === document.body || activeElement?.matches('button'))
      ? ['what is refused does not have the focus, nor does a list of what is wrong']
      : []),
  ]
}

export const checkPageRules = (page: Page, before: Before): Promise<void> =>
  sees(() => page.evaluate(brokenRules, before), [])
