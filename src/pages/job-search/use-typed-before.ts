import type { JobSearchEvent } from '#machines/job-search.machine.ts'
import { useEffect } from 'react'
import { searchFormId } from './search-form.ts'

const isChanged = (control: Element) => {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((each) => each.selected !== each.defaultSelected)
  if (!(control instanceof HTMLInputElement)) return false
  return control.type === 'checkbox'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}

/** Takes over what the visitor chose in the server's HTML before the page was hydrated, so that nothing is lost. */
export function useTypedBefore(send: (event: JobSearchEvent) => void) {
  useEffect(() => {
    if (document.documentElement.dataset['hydrated']) return
    const form = document.getElementById(searchFormId)
    if (!(form instanceof HTMLFormElement) || ![...form.elements].some(isChanged)) return
    const chosen = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : ''])
    send({ type: 'address.changed', query: new URLSearchParams(chosen).toString(), isShown: false })
  }, [send])
}
