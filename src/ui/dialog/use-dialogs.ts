import { useEffect, useState } from 'react'
import { fetchDialogs } from './fetch-dialogs.ts'

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
