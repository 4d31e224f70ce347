import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'

export const root = style({ maxInlineSize: theme.width.reading })

inside('> * + *', { marginBlockStart: '1em' })
inside(':is(h2, h3, h4)', { marginBlockEnd: '0.6em' })
inside('h2', { fontSize: theme.type.size.h3 })
inside('h3', { fontSize: theme.type.size.h4 })
inside('h4', { color: theme.colour.bark, fontFamily: theme.type.family.text, fontSize: '1rem', fontWeight: '650' })
inside('* + :is(h2, h3, h4)', { marginBlockStart: '1.8em' })
inside(':is(ul, ol)', { display: 'grid', gap: '0.4em', paddingInlineStart: '1.4em' })
inside('ul', { listStyle: 'none' })
inside('ul > li', { position: 'relative' })
inside('ul > li::before', {
  content: "''",
  position: 'absolute',
  insetInlineStart: '-1.2em',
  insetBlockStart: '0.78em',
  inlineSize: '0.6em',
  blockSize: '2px',
  background: theme.colour.larch,
  '@media': { [media.print]: { content: "'–'", insetBlockStart: 0, background: 'none' } },
})
inside('ol', { listStyle: 'decimal' })
inside('li::marker', { color: theme.colour.bark, fontVariantNumeric: 'tabular-nums' })
inside('li > :is(ul, ol)', { marginBlockStart: '0.4em' })
inside('blockquote', {
  paddingInlineStart: '1.25rem',
  borderInlineStart: `${theme.rule.thick} solid ${theme.colour.larch}`,
  color: theme.colour.bark,
  fontFamily: theme.type.family.heading,
  fontSize: theme.type.size.h4,
  lineHeight: '1.45',
})
inside('figure > figcaption', {
  marginBlockStart: '0.5em',
  color: theme.colour.inkSoft,
  fontSize: '1rem',
})
inside(':is(th, td)', {
  paddingBlock: '0.5em',
  paddingInlineEnd: '1.25em',
  borderBlockEnd: `${theme.rule.thin} solid ${theme.colour.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontVariantNumeric: 'tabular-nums',
})
inside('th', { fontSize: theme.type.size.small, fontWeight: '650' })
inside('hr', { marginBlock: '2em' })
inside(':is(img, video)', { borderRadius: theme.radius.base })

function inside(selector: string, rule: GlobalStyleRule): void {
  globalStyle(`:where(${root}) ${selector}`, rule)
}
