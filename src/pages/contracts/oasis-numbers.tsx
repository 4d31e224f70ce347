import { oasisDomains } from '#content/contracts.ts'
import type { MouseEvent } from 'react'
import * as styles from './contracts-page.css.ts'

/** How long the panel takes to unfold before the page scrolls, in milliseconds (C2.8-28). */
const unfolding = 100
/** How far below the top edge the table comes to rest, in pixels (C2.8-27). */
const offset = 100

function goTo(anchor: string, smooth: boolean, event: MouseEvent) {
  const table = document.getElementById(anchor)
  const panel = table?.closest('details')
  if (!table || !panel) return
  event.preventDefault()
  const scroll = () => {
    const top = window.scrollY + table.getBoundingClientRect().top - offset
    window.scrollTo({ top, behavior: smooth ? 'smooth' : 'instant' })
    table.focus({ preventScroll: true })
  }
  if (panel.open) return scroll()
  panel.open = true
  setTimeout(scroll, unfolding)
}

/** The OASIS+ contract numbers; each leads to its domain table (C2.8-25 to C2.8-29). */
export function OasisNumbers({ smooth }: { smooth: boolean }) {
  return (
    <dl className={styles.numbers} aria-label="OASIS+ contract numbers">
      {oasisDomains.map(({ anchor, set, domain, contractNumber }) => (
        <div key={anchor} className={styles.number}>
          <dt>
            OASIS+ {set}: {domain}
          </dt>
          <dd>
            <a href={`#${anchor}`} onClick={(event) => goTo(anchor, smooth, event)}>
              {contractNumber}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  )
}
