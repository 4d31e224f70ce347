import { oasisDomains } from '#content/contracts.ts'
import * as styles from './contracts-page.css.ts'

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
