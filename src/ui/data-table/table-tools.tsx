import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { getColumnTitle, type DataColumn } from './columns.ts'
import * as styles from './data-table.css.ts'
import type { DataTableState } from './use-data-table.ts'

type Props<Row extends object> = DataTableState<Row> & {
  title: string
  columns: ReadonlyArray<DataColumn<Row>>
  chooser: boolean
}

export function TableTools<Row extends object>(props: Props<Row>) {
  const { title, chooser, typed, filter } = props
  return (
    <div className={styles.tools}>
      <div className={styles.filter}>
        <SearchField
          label={`Filter ${title}`}
          value={typed}
          onChange={(event) => filter(event.currentTarget.value)}
          onClear={() => filter('')}
          autoComplete="off"
        />
      </div>
      {chooser && <ColumnChooser {...props} />}
    </div>
  )
}

function ColumnChooser<Row extends object>({ columns, isHidden, showColumn }: Props<Row>) {
  const selected = columns.filter(({ name }) => !isHidden(name))
  return (
    <Disclosure title={`Selected (${selected.length}) Columns`} className={styles.chooser}>
      <fieldset>
        <legend className={styles.legend}>Columns</legend>
        {columns.map((column) => (
          <Checkbox
            key={column.name}
            checked={!isHidden(column.name)}
            disabled={selected.length === 1 && selected[0] === column}
            onCheckedChange={(isShown) => showColumn(column.name, isShown)}
          >
            {getColumnTitle(column)}
          </Checkbox>
        ))}
      </fieldset>
    </Disclosure>
  )
}
