import { useEffect } from 'react'

/** Puts words before the title of the document as long as they are said. @param prefix empty where there are none */
export function useTitlePrefix(prefix: string) {
  useEffect(() => {
    document.title = `${prefix}${document.title}`
    return () => {
      // A page that was opened meanwhile has given the document a title of its own.
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [prefix])
}
