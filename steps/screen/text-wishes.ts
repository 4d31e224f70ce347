import type { CDPSession, Page } from 'playwright-core'

/** WCAG 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

export const setFontSize = (tools: CDPSession, standard: number): Promise<unknown> =>
  tools.send('Page.setFontSizes', { fontSizes: { standard } })

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
