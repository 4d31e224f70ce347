import type { LabelledValues } from './form-page-objects.ts'

export function fillInSilently(form: Element, texts: LabelledValues) {
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

export function groupIntoLines(labels: ReadonlyArray<Element>) {
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
