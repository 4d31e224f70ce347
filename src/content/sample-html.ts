const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Plain texts as an HTML list. */
export const htmlList = (items: ReadonlyArray<string>): string =>
  `<ul>${items.map((item) => `<li>${escapeText(item)}</li>`).join('')}</ul>`

/** Lines of plain text as one HTML paragraph; missing lines are left out. */
export const htmlLines = (lines: ReadonlyArray<string | null>): string =>
  `<p>${lines
    .filter((line) => line !== null)
    .map(escapeText)
    .join('<br>')}</p>`
