import { useEffect, useState } from 'react'
import { fetchDialogs } from './fetch-dialogs.ts'

/** Fetches what a dialog needs. @returns whether it is here; what can be shown without a dialog is, as long as it is not */
export function useDialogs(): boolean {
  const [areHere, setHere] = useState(false)
  useEffect(
    () =>
      void fetchDialogs().then(
        () => setHere(true),
        () => {},
      ),
    [],
  )
  return areHere
}
