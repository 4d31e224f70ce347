import { joinClassNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { chevronUpIcon } from '#ui/icon/symbols/chevrons.ts'
import { expandMoreIcon } from '#ui/icon/symbols/site-header.ts'
import { getCellText, getColumnTitle, type DataColumn } from './columns.ts'
import * as styles from './data-table.css.ts'
import type { DataTableState } from './use-data-table.ts'

type HeadProps<Row extends object> = DataTableState<Row> & { columns: ReadonlyArray<DataColumn<Row>> }

export function TableHead<Row extends object>({ columns, order, sortBy, isHidden }: HeadProps<Row>) {
  return (
    <thead className={styles.head}>
      <tr className={styles.titles}>
        {columns
          .filter(({ name }) => !isHidden(name))
          .map((column) => {
            const direction = order?.name === column.name ? order.direction : null
            return (
              <th
                key={column.name}
                scope="col"
                className={joinClassNames(styles.title, column.isWhole && styles.noWrapTitle)}
                {...(direction && { 'aria-sort': direction })}
              >
                <button type="button" className={styles.sort} onClick={() => sortBy(column.name)}>
                  {getColumnTitle(column)}
                  <Icon
                    drawing={direction === 'descending' ? expandMoreIcon : chevronUpIcon}
                    size="small"
                    className={direction ? styles.sorted : styles.unsorted}
                  />
                </button>
              </th>
            )
          })}
      </tr>
    </thead>
  )
}

type BodyProps<Row> = {
  rows: ReadonlyArray<Row>
  columns: ReadonlyArray<DataColumn<Row>>
  isHidden?: (name: string) => boolean
}

export function TableBody<Row extends object>({ rows, columns, isHidden = () => false }: BodyProps<Row>) {
  const shown = columns.filter(({ name }) => !isHidden(name))
  return (
    <tbody>
      {rows.map((row, rowIndex) => (
        <tr key={rowIndex} className={styles.row}>
          {shown.map((column, columnIndex) => {
            const Cell = columnIndex === 0 ? 'th' : 'td'
            return (
              <Cell
                key={column.name}
                className={joinClassNames(
                  styles.cell,
                  column.isWhole && styles.noWrap,
                  (columnIndex === 0 || column.isClear) && styles.clear,
                )}
                data-title={getColumnTitle(column)}
                {...(columnIndex === 0 && { scope: 'row' })}
              >
                {column.cell ? column.cell(row) : getCellText(column, row)}
              </Cell>
            )
          })}
        </tr>
      ))}
    </tbody>
  )
}
