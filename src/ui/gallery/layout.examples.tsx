import * as layoutStyles from '#ui/layout/layout.css.ts'
import { Cluster, Container, Grid, Stack } from '#ui/layout/layout.tsx'
import { FactCards } from '#ui/fact-cards/fact-cards.tsx'
import { MarginFigure, MarginRow, MarginRows } from '#ui/margin-rows/margin-rows.tsx'
import { Example, Examples, listKeys } from './example.tsx'
import { block, measured } from './gallery.css.ts'

const cards = ['Health', 'Education'].map((title) => ({ title, text: 'A sentence.', facts: ['one', 'another'] }))

export function LayoutExamples() {
  return (
    <Examples title="Layout" lead="Stacks, clusters, grids and containers; nothing else places things.">
      <Example name="stack">
        <Stack gap="tight">
          <Blocks names={['one', 'under', 'another']} />
        </Stack>
      </Example>
      <Example name="cluster, between">
        <Cluster justify="between">
          <Blocks names={['one', 'beside', 'another']} />
        </Cluster>
      </Example>
      {listKeys(layoutStyles.columns).map((columns) => (
        <Example key={columns} name={`grid, ${columns}`} whole>
          <Grid columns={columns} gap="base">
            <Blocks names={columns === 'aside' || columns === 'rail' ? ['first', 'second'] : ['a', 'b', 'c', 'd']} />
          </Grid>
        </Example>
      ))}
      {listKeys(layoutStyles.containerWidth).map((width) => (
        <Example key={width} name={`container, ${width}`} whole>
          <Container width={width} className={measured}>
            <Blocks names={[width]} />
          </Container>
        </Example>
      ))}
      <Example name="rows with a margin" whole>
        <MarginRows space="gap">
          <MarginRow margin={<MarginFigure value="1 year" text="until a boat pays for its slip" />}>
            <Blocks names={['text']} />
          </MarginRow>
          <MarginRow>
            <Blocks names={['text without a margin']} />
          </MarginRow>
        </MarginRows>
      </Example>
      <Example name="facts on cards" whole>
        <FactCards cards={cards} />
      </Example>
    </Examples>
  )
}

function Blocks({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <div key={name} className={block}>
      {name}
    </div>
  ))
}
