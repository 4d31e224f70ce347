import { expect, test } from 'vitest'
import { offeredRows, type Offerable } from './compare-text.ts'

const row = (Description: string, SortOrder?: number | null, IsActive = true): Offerable => ({
  Description,
  IsActive,
  ...(SortOrder !== undefined && { SortOrder }),
})

const offered = (...rows: Offerable[]) => offeredRows(rows).map(({ Description }) => Description)

test('[C3.1-18][J3-38] rows in use are offered by their place, then by name, and those without a place come last', () => {
  expect(
    offered(
      row('Chile', null),
      row('austria', null),
      row('Zambia', 2),
      row('Fiji', 2),
      row('United States', 1),
      row('Prussia', 0, false),
      row('Belgium', null),
    ),
  ).toEqual(['United States', 'Fiji', 'Zambia', 'austria', 'Belgium', 'Chile'])
})

test('[C3.1-18] rows of a kind without places are offered by name', () => {
  expect(offered(row('Logistics'), row('Cost'), row('Gone', undefined, false))).toEqual(['Cost', 'Logistics'])
})
