type Values = Readonly<Record<string, string | ReadonlyArray<string>>>

export function fillControls({ elements }: HTMLFormElement, values: Values): void {
  for (const control of elements) {
    const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement
    if (!isText && !(control instanceof HTMLInputElement)) continue
    const value = values[control.name]
    if (value === undefined) continue
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = value.includes(control.value)
    else control.value = String(value)
  }
}
