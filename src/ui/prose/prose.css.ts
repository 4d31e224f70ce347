import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'

export const root = style({ maxInlineSize: theme.width.reading })

styleDescendants('> * + *', { marginBlockStart: '1em' })
styleDescendants(':is(h2, h3, h4)', { marginBlockEnd: '0.6em' })
styleDescendants('h2', { fontSize: theme.type.size.h3 })
styleDescendants('h3', { fontSize: theme.type.size.h4 })
styleDescendants('h4', {
  color: theme.colour.bark,
  fontFamily: theme.type.family.text,
  fontSize: '1rem',
  fontWeight: '650',
})
styleDescendants('* + :is(h2, h3, h4)', { marginBlockStart: '1.8em' })
styleDescendants(':is(ul, ol)', { display: 'grid', gap: '0.4em', paddingInlineStart: '1.4em' })
styleDescendants('ul', { listStyle: 'none' })
styleDescendants('ul > li', { position: 'relative' })
styleDescendants('ul > li::before', {
  content: "''",
  position: 'absolute',
  insetInlineStart: '-1.2em',
  insetBlockStart: '0.78em',
  inlineSize: '0.6em',
  blockSize: '2px',
  background: theme.colour.larch,
  '@media': {
    [media.print]: { content: "'–'", insetBlockStart: 0, background: 'none' },
    [media.forcedColours]: { background: 'CanvasText' },
  },
})
styleDescendants('ol', { listStyle: 'decimal' })
styleDescendants('li::marker', { color: theme.colour.bark, fontVariantNumeric: 'tabular-nums' })
styleDescendants('li > :is(ul, ol)', { marginBlockStart: '0.4em' })
styleDescendants('blockquote', {
  paddingInlineStart: '1.25rem',
  borderInlineStart: `${theme.rule.thick} solid ${theme.colour.larch}`,
  color: theme.colour.bark,
  fontFamily: theme.type.family.heading,
  fontSize: theme.type.size.h4,
  lineHeight: '1.45',
})
// Underlined, it would look like a link.
styleDescendants('u', { fontWeight: '650', textDecoration: 'none' })
styleDescendants('figure > figcaption', {
  marginBlockStart: '0.5em',
  color: theme.colour.inkSoft,
  fontSize: '1rem',
})
// Contained, since what is around it would be as wide as the table otherwise.
styleDescendants('[role=group]', {
  overflowX: 'auto',
  contain: 'inline-size',
  '@media': { [media.print]: { overflow: 'visible' } },
})
// On paper nothing scrolls: a wide table breaks words where it must.
styleDescendants('table:has(tr > :nth-child(6))', { '@media': { [media.print]: { fontSize: '0.7em' } } })
styleDescendants('caption', { textAlign: 'start' })
styleDescendants(':is(th, td)', {
  maxInlineSize: '30ch',
  '@media': { [media.print]: { overflowWrap: 'anywhere', paddingInlineEnd: '0.5em' } },
  paddingBlock: '0.5em',
  paddingInlineEnd: '1.25em',
  borderBlockEnd: `${theme.rule.thin} solid ${theme.colour.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontVariantNumeric: 'tabular-nums',
})
styleDescendants('th', {
  fontSize: theme.type.size.small,
  fontWeight: '650',
  '@media': { [media.print]: { fontSize: 'inherit' } },
})
styleDescendants('hr', { marginBlock: '2em' })
styleDescendants(':is(img, video)', { borderRadius: theme.radius.base })

function styleDescendants(selector: string, rule: GlobalStyleRule): void {
  globalStyle(`:where(${root}) ${selector}`, rule)
}
