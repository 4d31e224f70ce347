type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio'

export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const given = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
    return control.selectedIndex !== Math.max(given, 0)
  }
  if (!isBox(control)) return control.value !== control.defaultValue
  return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox')
}

function replayChange(control: Control & { _valueTracker?: { setValue: (value: string) => void } }) {
  if (isBox(control)) {
    control.checked = !control.checked
    control.click()
    return
  }
  // It keeps the text of which it was told last, and took what it found for that.
  control._valueTracker?.setValue(`${control.value} `)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Hides input, click and change events from React until the returned function is called, which repeats the changes. */
export function deferControlEvents(page: Window): () => void {
  const holding = new AbortController()
  const hold = (event: Event) => isControl(event.target) && event.stopPropagation()
  for (const type of ['click', 'input', 'change'])
    page.addEventListener(type, hold, { capture: true, signal: holding.signal })
  return () => {
    holding.abort()
    for (const control of page.document.querySelectorAll<Control>('input,select,textarea'))
      if (isChanged(control)) replayChange(control)
  }
}
