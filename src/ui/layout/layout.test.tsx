import { createOutline } from '#ui/outline.testing.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Cluster, Container, Grid, Stack } from './layout.tsx'

const read = (node: ReactNode) => createOutline(renderToStaticMarkup(node))

test('what places things adds no meaning of its own', () => {
  expect(
    read(
      <Container>
        <Stack gap="wide">
          <Cluster justify="between">
            <Grid columns="three">
              <p>Here</p>
            </Grid>
          </Cluster>
        </Stack>
      </Container>,
    ),
  ).toEqual(['paragraph "Here"'])
})

test('what places things can be the list or the landmark it stands for', () => {
  expect(
    read(
      <Container as="nav" aria-label="Groups">
        <Stack as="ul">
          <li>One</li>
        </Stack>
        <Grid as="ol" columns="two">
          <li>Two</li>
        </Grid>
      </Container>,
    ),
  ).toEqual(['navigation "Groups"', '  list', '    item', '      text "One"', '  list', '    item', '      text "Two"'])
})
