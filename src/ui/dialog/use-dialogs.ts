import { useEffect, useState } from 'react'
import { loadDialogs } from './fetch-dialogs.ts'

export function useDialogs(): boolean {
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(
    () =>
      void loadDialogs().then(
        () => setIsLoaded(true),
        () => {},
      ),
    [],
  )
  return isLoaded
}
