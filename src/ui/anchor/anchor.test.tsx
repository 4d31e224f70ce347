import { createOutline } from '#ui/outline.testing.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import { Anchor, AnchorProvider, type AnchorProps } from './anchor.tsx'

const read = (node: ReactNode) => createOutline(renderToStaticMarkup(node))

test('a link is a plain link', () => {
  expect(read(<Anchor href="/home">Home</Anchor>)).toEqual(['link "Home" to /home'])
})

test('the site puts its own link under everything that links', () => {
  const SiteLink = ({ href, children, ...rest }: AnchorProps) => (
    <a {...rest} href={`/site${href}`}>
      {children}
    </a>
  )
  expect(
    read(
      <AnchorProvider anchor={SiteLink}>
        <Anchor href="/home">Home</Anchor>
        <ButtonLink href="/apply">Apply</ButtonLink>
        <Chip name="Remote" href="/open" />
        <Breadcrumb items={[{ label: 'Careers', href: '/careers' }]} />
        <Pager page={0} pageCount={2} createHref={(page) => `/open?page=${page}`} />
      </AnchorProvider>,
    ).filter((line) => line.includes('link') && !line.includes('disabled')),
  ).toEqual([
    'link "Home" to /site/home',
    'link "Apply" to /site/apply',
    'link "Remote" to /site/open',
    '      link "Careers" to /site/careers',
    '  link "Page 1" to /site/open?page=0 current',
    '  link "Page 2" to /site/open?page=1',
    '  link "Next page" to /site/open?page=1',
    '  link "Last page" to /site/open?page=1',
  ])
})
