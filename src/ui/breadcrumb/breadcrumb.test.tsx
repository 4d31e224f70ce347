import { createOutline } from '#ui/outline.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Breadcrumb } from './breadcrumb.tsx'

test('the way to a page is a list of links that ends at the page itself', () => {
  const html = renderToStaticMarkup(
    <Breadcrumb
      items={[{ label: 'Home', href: '/home' }, { label: 'Media', href: '/media' }, { label: 'Schedule Week' }]}
    />,
  )
  expect(createOutline(html)).toEqual([
    'navigation "Breadcrumb"',
    '  list',
    '    item',
    '      link "Home" to /home',
    '    item',
    '      link "Media" to /media',
    '    item',
    '      text "Schedule Week"',
  ])
  expect(html).toMatch(/aria-current="page">Schedule Week</)
})
