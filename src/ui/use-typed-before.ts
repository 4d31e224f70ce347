import { useEffect } from 'react'

const isChanged = (control: Element) => {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((each) => each.selected !== each.defaultSelected)
  if (!(control instanceof HTMLInputElement)) return false
  return control.type === 'checkbox'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}

/**
 * Takes over what the visitor chose in a form of the server's HTML before the page was hydrated, so that nothing is lost.
 * @param formId of the form
 * @param take called with the query that the form says
 */
export function useTypedBefore(formId: string, take: (query: string) => void) {
  useEffect(() => {
    if (document.documentElement.dataset['hydrated']) return
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement) || ![...form.elements].some(isChanged)) return
    const chosen = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : ''])
    take(new URLSearchParams(chosen).toString())
  }, [formId, take])
}
