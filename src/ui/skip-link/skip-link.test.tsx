import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SkipLink } from './skip-link.tsx'

test('a skip link works before any script', () => {
  expect(renderToStaticMarkup(<SkipLink to="main">Skip to content</SkipLink>)).toMatch(
    /^<a href="#main" class="[^"]+">Skip to content<\/a>$/,
  )
})
