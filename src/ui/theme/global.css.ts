import './accessibility.css.ts'
import './fonts.css.ts'
import './focus-ring.css.ts'
import './motion.css.ts'
import './print.css.ts'
import './wide.css.ts'
import { globalLayer, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { bottomInset } from './floor.css.ts'
import { theme } from './theme.css.ts'

const base = globalLayer('base')

set('*', { boxSizing: 'border-box' })
set('body, h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, pre, fieldset, legend', {
  margin: 0,
  padding: 0,
})
set('fieldset', { border: 0, minInlineSize: 0 })
set('ul, ol', { listStyle: 'none' })
set('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' })
set('img, video, canvas', { blockSize: 'auto' })
set('input, button, textarea, select', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit', margin: 0 })
set('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' })
// Without a script it does nothing; what sorts a column is its heading, too.
set('button[type=button]:not(th > *)', { '@media': { '(scripting: none)': { display: 'none !important' } } })
set('textarea', { resize: 'vertical' })
set('table', { borderCollapse: 'collapse', borderSpacing: 0 })
set('summary', { cursor: 'pointer', listStyle: 'none' })
set('summary::-webkit-details-marker', { display: 'none' })
set('[hidden]', { display: 'none !important' })

set('html', {
  fontSize: '100%',
  textSizeAdjust: '100%',
  scrollPaddingBlock: `80px calc(4rem + ${bottomInset})`,
  background: theme.colour.paper,
  colorScheme: 'only light',
  accentColor: theme.colour.evergreen500,
  interpolateSize: 'allow-keywords',
  // The highlight of a browser takes a frame of its own between the touch and the click.
  WebkitTapHighlightColor: 'transparent',
})

set('body', {
  minBlockSize: '100vh',
  color: theme.colour.ink,
  background: theme.colour.paper,
  fontFamily: theme.type.family.text,
  fontSize: theme.type.size.text,
  lineHeight: theme.type.leading.text,
  fontKerning: 'normal',
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
})

// Any text fits. What is pressed and what stands in a table keep words whole: they would give way before what is beside them.
set('main', { overflowWrap: 'anywhere' })
set('button, label, legend, summary, th, td, a > span', { overflowWrap: 'break-word' })

set('h1, h2, h3, h4, h5, h6', {
  fontFamily: theme.type.family.heading,
  fontWeight: theme.type.weight.heading,
  lineHeight: theme.type.leading.heading,
  letterSpacing: theme.type.tracking.heading,
  textWrap: 'balance',
})
set('h1', { fontSize: theme.type.size.h1 })
set('h2', { fontSize: theme.type.size.h2 })
set('h3', { fontSize: theme.type.size.h3 })
set('h4, h5, h6', { fontSize: theme.type.size.h4 })
set('p, li, dd', { textWrap: 'pretty' })
set('b, strong', { fontWeight: theme.type.weight.strong })
set('small', { fontSize: '1rem' })

set('a', {
  color: theme.colour.evergreen500,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
  borderRadius: theme.radius.small,
})
set('a:hover', {
  color: theme.colour.evergreen700,
  textDecorationColor: 'currentColor',
  textDecorationThickness: '2px',
})
set('hr', { border: 0, borderBlockStart: `${theme.rule.thin} solid ${theme.colour.line}`, margin: 0 })
set('[aria-disabled="true"], :disabled', { cursor: 'not-allowed' })

function set(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [base]: rule } })
}
