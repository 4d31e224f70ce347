import { oasisDomains, type ContractPeriod } from '#content/contracts.ts'
import type { MouseEvent } from 'react'
import * as styles from './contracts-page.css.ts'

/** In milliseconds: the panel must unfold before its position is measured (C2.8-28). */
const unfolding = 100
/** In px below the top of the window (C2.8-27). */
const offset = 100

function scrollToTable(anchor: string, smooth: boolean, event: MouseEvent) {
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

type NumberProps = Pick<ContractPeriod, 'anchor' | 'contractNumber'> & { readonly smooth: boolean }

export const ContractNumber = ({ anchor, contractNumber, smooth }: NumberProps) =>
  anchor ? (
    <a href={`#${anchor}`} onClick={(event) => scrollToTable(anchor, smooth, event)}>
      {contractNumber}
    </a>
  ) : (
    contractNumber
  )

export function OasisTables() {
  return oasisDomains.map(({ anchor, set, domain, rows }) => (
    <table key={anchor} id={anchor} tabIndex={-1} className={styles.table}>
      <caption className={styles.caption}>
        {set}: {domain}
      </caption>
      <thead>
        <tr>
          <th scope="col">Industry code</th>
          <th scope="col">Industry</th>
          <th scope="col">Line item</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, industry, item }) => (
          <tr key={item}>
            <td>{code}</td>
            <td>{industry}</td>
            <td>{item}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ))
}
