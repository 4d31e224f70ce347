import type { CDPSession, Page } from 'playwright-core'

/** What WCAG 1.4.12 has a reader set. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

/** Has the browser write in letters of this size, in px, where a page says nothing. */
export const writeIn = (tools: CDPSession, standard: number): Promise<unknown> =>
  tools.send('Page.setFontSizes', { fontSizes: { standard } })

/** Sets letters, words, lines and paragraphs apart as a reader's own styles do. @returns what takes that back */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((styles) => {
    const added = new CSSStyleSheet()
    added.replaceSync(styles)
    document.adoptedStyleSheets.push(added)
    return added
  }, textSpacing)
  return () =>
    sheet.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== added)
    })
}
