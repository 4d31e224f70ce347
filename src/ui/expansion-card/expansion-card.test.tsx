import { all, readHtml, listPartTexts } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ExpandableCard } from './expansion-card.tsx'

const card = readHtml(
  renderToStaticMarkup(
    <ExpandableCard title="Cost Research" lead={<p>We collect.</p>}>
      <p>Histories.</p>
    </ExpandableCard>,
  ),
)

test('[C4.7-03] a card is collapsed at first and keeps its details inside', () => {
  const [details] = all(card, 'details')
  expect([details && 'open' in details.attributes, listPartTexts(details!, 'p'), listPartTexts(card, 'h3')]).toEqual([
    false,
    ['Histories.'],
    ['Cost Research'],
  ])
})

test('the label has both words, of which the style shows the one that fits, and says which card it is', () => {
  expect(listPartTexts(card, 'summary')).toEqual(['More DetailsFewer Details: Cost Research'])
})
