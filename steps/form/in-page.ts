import type { Written } from './sheets.ts'

/** Runs in the page: puts texts into the controls without a word to it, as some password managers do. */
export function fillInSilently(form: Element, texts: Written) {
  for (const label of form.querySelectorAll('label')) {
    const { control } = label
    const text = texts[(label.firstChild?.textContent ?? '').trim()]
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      const group = control.closest('fieldset')?.querySelector('legend')?.textContent ?? control.value
      control.checked = (texts[group] ?? '').split(', ').includes(control.value)
    } else if (control instanceof HTMLSelectElement)
      control.value = [...control.options].find((option) => option.text === text)?.value ?? ''
    else if (text !== undefined) (control as HTMLInputElement).value = text
  }
}

/** Runs in the page: the labels of checkboxes by the lines in which they stand, from left to right. */
export function linesOf(labels: ReadonlyArray<Element>) {
  const lines = new Map<number, Array<[number, string]>>()
  for (const label of labels) {
    const { top, left } = label.getBoundingClientRect()
    const line = lines.get(Math.round(top)) ?? []
    lines.set(Math.round(top), [...line, [left, label.textContent ?? '']])
  }
  return [...lines.entries()]
    .toSorted(([one], [other]) => one - other)
    .map(([, line]) => line.toSorted(([one], [other]) => one - other).map(([, text]) => text))
}
