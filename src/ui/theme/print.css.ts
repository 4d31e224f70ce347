import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { media } from './media.ts'
import { theme } from './theme.css.ts'

print('html:root', {
  vars: {
    [theme.space.section]: '1.5rem',
    [theme.space.gap]: '1.25rem',
    [theme.space.wide]: '1rem',
    [theme.space.gutter]: '0px',
    [theme.type.size.small]: '0.885rem',
    [theme.type.size.lead]: '1.1rem',
    [theme.type.size.h3]: '1.2rem',
    [theme.type.size.h2]: '1.5rem',
    [theme.type.size.h1]: '2rem',
    [theme.type.size.display]: '2.25rem',
    [theme.type.leading.text]: '1.4',
  },
})

print('html, body', { background: '#fff', color: '#000', fontSize: '11pt' })
// Browsers leave grounds out, and with them what light words stood on.
print('main *', { color: '#000 !important', background: 'none !important' })
print('h1, h2, h3, h4', { breakAfter: 'avoid' })
print('img, figure, table, blockquote', { breakInside: 'avoid' })
print('p, li', { orphans: 3, widows: 3 })
print('section:last-child, section:last-child *', { breakBefore: 'avoid' })
print('nav, video, form, [data-print="hide"], [role="region"][tabindex="-1"]', { display: 'none !important' })
// What is pressed, and pictures that say nothing: heads of tables stay, which are pressed to sort by them, and marks of a map.
print('button:not(th button, [data-print="keep"]), main div:has(> div > select), main img[alt=""]', {
  display: 'none !important',
})
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
