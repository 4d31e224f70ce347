import { Button } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import * as styles from './accordion.css.ts'

export type AccordionProps = {
  panels: ReadonlyArray<{ id: string; title: string; children: ReactNode }>
  /** Its fragment names the panel to open. A new object asks again, even for the same panel. */
  place: { readonly hash: string }
}

const listDetails = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? []),
]

function decodeHash({ hash }: AccordionProps['place']): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** The id is inside the <details>, so that browsers open the panel of a fragment without script. */
export function Accordion({ panels, place }: AccordionProps) {
  const root = useRef<HTMLDivElement>(null)
  const [isAllOpen, setAllOpen] = useState(false)
  useLayoutEffect(() => {
    const found = listDetails(root.current).find((details) => details.querySelector('[id]')?.id === decodeHash(place))
    if (found) found.open = true
  }, [place])
  const openAll = () => {
    for (const details of listDetails(root.current)) details.open = !isAllOpen
  }
  return (
    <>
      <div className={styles.tools} data-print="hide">
        {useInBrowser() && (
          <Button variant="text" onClick={openAll}>
            {isAllOpen ? 'Collapse All' : 'Expand All'}
          </Button>
        )}
      </div>
      <div className={styles.root} ref={root}>
        {panels.map(({ id, title, children }) => (
          <Disclosure
            key={id}
            look="title"
            title={<PanelTitle>{title}</PanelTitle>}
            onToggle={() => setAllOpen(listDetails(root.current).every(({ open }) => open))}
          >
            <div id={id} className={styles.panel}>
              {children}
            </div>
          </Disclosure>
        ))}
      </div>
    </>
  )
}

function PanelTitle({ children }: { children: string }) {
  return (
    <span role="heading" aria-level={2}>
      {children}
    </span>
  )
}

const never = () => () => {}
const isTrue = () => true
const isFalse = () => false

const useInBrowser = () => useSyncExternalStore(never, isTrue, isFalse)
