import { useEffect, useState } from 'react'
import { fetchDialogs } from './fetch-dialogs.ts'

export function useDialogs(): boolean {
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(
    () =>
      void fetchDialogs().then(
        () => setIsLoaded(true),
        () => {},
      ),
    [],
  )
  return isLoaded
}
