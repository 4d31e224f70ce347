const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Safe in element content and double-quoted attributes only. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '')

const style = `
  body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 Georgia, serif; color: #17211f; background: #fff }
  h1, h2 { line-height: 1.2; font-weight: 500 }
  h2 { margin-top: 2rem; font-size: 1.25rem }
  ul { padding: 0; list-style: none }
  li { padding: .75rem 0; border-top: 1px solid #c9d2cd; break-inside: avoid }
  a { color: #1f5a4d }
  .title { font-size: 1.1rem; font-weight: 700 }
  .quiet, footer { color: #4b5a55 }
  .address { font-size: .875rem; overflow-wrap: anywhere }
  footer { margin-top: 2rem; border-top: 1px solid #c9d2cd; font-size: .9375rem }
  dt { color: #4b5a55 }
  dd { margin: 0 0 .75rem; overflow-wrap: anywhere }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: .75rem }
  @media print { body { margin: 0 } a { color: inherit; text-decoration: none } details { display: none } }
`

export const renderHtmlDocument = ({
  title,
  head = '',
  body,
}: {
  title: string
  head?: string
  body: string
}): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${head}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
