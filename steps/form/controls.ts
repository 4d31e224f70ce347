import type { Page } from 'playwright-core'
import type { FormPageObject, LabelledValues } from './form-page-objects.ts'

function getTextWithoutLinks(place: Element) {
  const copy = place.cloneNode(true) as Element
  for (const link of copy.querySelectorAll('a')) link.remove()
  return (copy.textContent ?? '').trim()
}

export function createFormControls(page: Page, sheet: () => FormPageObject) {
  const locateForm = (tab: Page) => tab.getByRole('form', { name: sheet().name })
  const control = (label: string, tab = page) => locateForm(tab).getByLabel(new RegExp(String.raw`^${label}( \*)?$`))
  const group = (label: string, tab = page) => locateForm(tab).getByRole('group', { name: label, exact: true })
  const isTextControl = (label: string) => !sheet().groups.includes(label)
  const isCheckbox = (label: string) => sheet().boxes.includes(label)
  const choose = async (label: string, text: string) => {
    const wanted = text.split(', ')
    for (const box of await group(label).getByRole('checkbox').all())
      await box.setChecked(wanted.includes((await box.getAttribute('value')) ?? ''))
  }
  const readOne = async (label: string, tab: Page) => {
    if (!isTextControl(label)) {
      const chosen = await group(label, tab).locator('input:checked').all()
      return (await Promise.all(chosen.map((box) => box.getAttribute('value')))).join(', ')
    }
    const found = control(label, tab)
    if (isCheckbox(label)) return (await found.isChecked()) ? label : ''
    return label in sheet().codes ? found.locator('option:checked').innerText() : found.inputValue()
  }
  return {
    control,
    group,
    isWritten: isTextControl,
    write: async (written: LabelledValues) => {
      for (const [label, text] of Object.entries(written))
        if (!isTextControl(label)) await choose(label, text)
        else if (isCheckbox(label)) await control(label).setChecked(text !== '')
        else if (label in sheet().codes) await control(label).selectOption({ label: text })
        else await control(label).fill(text)
    },
    readAll: async (tab: Page) => {
      const texts: Record<string, string> = {}
      for (const label of Object.keys(sheet().labels)) texts[label] = await readOne(label, tab)
      return texts
    },
    describe: async (label: string, part: 'hint' | 'problem') => {
      const id = (await control(label).getAttribute('aria-describedby'))?.split(' ').find((each) => each.endsWith(part))
      return id ? page.locator(`[id="${id}"]`).evaluate(getTextWithoutLinks) : ''
    },
  }
}
