import type { JobSearchEvent } from '#machines/job-search.machine.ts'
import { useEffect, useRef } from 'react'
import { searchFormId } from './search-form.ts'

/** The address bar as the page uses it: the query that is there, and a way to replace it (J4.6-04). */
export type AddressBar = { readonly query: string; readonly replace: (query: string) => void }

type Send = (event: JobSearchEvent) => void

/** How long the keyword must rest before the address follows it, in milliseconds; browsers limit how often it may change. */
const typingRest = 250

const normal = (query: string) => new URLSearchParams(query).toString()

/** Keeps the address in step with the search, and the search in step with an address that changes by itself. */
export function useAddress(address: string, ready: boolean, bar: AddressBar, send: Send) {
  const written = useRef(normal(bar.query))
  useEffect(() => {
    if (normal(bar.query) === written.current) return
    written.current = normal(bar.query)
    send({ type: 'address.changed', query: bar.query })
  }, [bar.query, send])
  useEffect(() => {
    if (!ready || normal(address) === written.current) return undefined
    const wait = setTimeout(
      () => {
        written.current = normal(address)
        bar.replace(address)
      },
      isTyping() ? typingRest : 0,
    )
    return () => clearTimeout(wait)
  }, [address, ready, bar])
}

const isTyping = () => document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'search'

/** Tells the search when a job is saved or unsaved, here or in another tab. */
export function useSavedJobs(ids: ReadonlyArray<string>, send: Send) {
  useEffect(() => send({ type: 'savedJobs.changed', ids }), [ids, send])
}

const isChanged = (control: Element) => {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((each) => each.selected !== each.defaultSelected)
  if (!(control instanceof HTMLInputElement)) return false
  return control.type === 'checkbox'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}

/** Takes over what the visitor chose in the server's HTML before the page came alive, so that nothing is lost. */
export function useTypedBefore(send: Send) {
  useEffect(() => {
    if (document.documentElement.dataset['alive']) return
    const form = document.getElementById(searchFormId)
    if (!(form instanceof HTMLFormElement) || ![...form.elements].some(isChanged)) return
    const chosen = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : ''])
    send({ type: 'address.changed', query: new URLSearchParams(chosen).toString() })
  }, [send])
}
