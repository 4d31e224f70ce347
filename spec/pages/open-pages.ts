import { addresses } from './addresses.ts'
import type { Page } from './layout.ts'
import { markup, type Markup } from './markup.ts'
import type { OpenList } from './open-lists.ts'
import { formatNumber } from '../report.ts'

const asItem = (item: Markup) => (item.html.startsWith('<li') ? item : markup`<li>${item}</li>`)

export const writeOpenPages = (lists: ReadonlyArray<OpenList>): ReadonlyArray<Page> =>
  lists.map(({ list, title, says, count, groups }) => ({
    address: addresses.open(list),
    title,
    way: [['Promises', addresses.first]],
    body: markup`<h1>${title}</h1>
<p class="lead">${count === null ? 'Not known.' : count === 0 ? 'There are none.' : `${formatNumber(count)} in all.`} ${says}</p>
${groups.map(({ name, items }) => markup`<section class="group"><h2>${name}</h2><ul class="requirements">${items.map(asItem)}</ul></section>`)}`,
  }))
