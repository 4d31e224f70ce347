import { useEffect } from 'react'

export function useTitlePrefix(prefix: string) {
  useEffect(() => {
    document.title = `${prefix}${document.title}`
    return () => {
      // A page that was opened meanwhile has given the document a title of its own.
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [prefix])
}
