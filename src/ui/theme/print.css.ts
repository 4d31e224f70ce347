import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { media } from './media.ts'

print('html, body', { background: '#fff', color: '#000', fontSize: '11pt' })
// Browsers leave grounds out, and with them what light words stood on.
print('main *', { color: '#000 !important', background: 'none !important' })
print('h1, h2, h3, h4', { breakAfter: 'avoid' })
print('img, figure, table, blockquote', { breakInside: 'avoid' })
print('p, li', { orphans: 3, widows: 3 })
print('nav, video, form, [data-print="hide"], [role="region"][tabindex="-1"]', { display: 'none !important' })
print('main a[href]', { textDecoration: 'underline' })
print('main a[href^="http"]::after, main a[href^="mailto:"][href*="?"]::after', {
  content: "' (' attr(href) ')'",
  fontSize: '0.85em',
  wordBreak: 'break-all',
})

globalStyle('[data-print="only"]', { '@media': { screen: { display: 'none' } } })

function print(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@media': { [media.print]: rule } })
}
