import { escapeHtml } from '#domain/text/html.ts'
import type { CapabilityQuestions, Question } from './questions.ts'
import { countQuestions, formatCapabilityHeading, introduction, formatDecider, title } from './question-texts.ts'

const style = `
:root { color-scheme: light; --ink: #10231f; --quiet: #455a53; --line: #cfd8d3; --leaf: #1c4a41; }
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: #fff; font: 1.0625rem/1.55 'Public Sans Variable', 'Public Sans', system-ui, sans-serif;
  overflow-wrap: anywhere; }
main { max-inline-size: 46rem; margin-inline: auto; padding: 3rem 1.25rem 6rem; }
h1, h2, blockquote { font-family: 'Source Serif 4 Variable', 'Source Serif 4', Georgia, serif; font-weight: 600; }
h1 { margin: 0 0 1.5rem; font-size: clamp(2rem, 1.5rem + 2.5vw, 3rem); line-height: 1.1; }
h2 { margin: 4rem 0 0.25rem; padding-block-start: 1rem; border-block-start: 3px solid var(--leaf); font-size: 1.625rem; line-height: 1.2; }
h3 { margin: 0; font-size: 1rem; }
a { color: var(--leaf); text-underline-offset: 0.15em; }
nav ul { margin: 0 0 1rem; padding: 0; list-style: none; }
nav li { padding-block: 0.25rem; }
article { margin-block-start: 2rem; padding-block-start: 1rem; border-block-start: 1px solid var(--line); break-inside: avoid; }
blockquote { margin: 0.5rem 0 1rem; font-size: 1.1875rem; line-height: 1.4; font-weight: 400; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.5rem 1rem; margin: 0; }
dt { color: var(--quiet); }
dd { margin: 0; }
.blank { min-block-size: 2.25rem; border-block-end: 1px solid var(--ink); }
.words { min-block-size: 4rem; }
.about, .count { color: var(--quiet); }
@media (max-width: 30em) { dl { grid-template-columns: 1fr; gap: 0 } dd { margin-block-end: 0.75rem } }
@media print { :root { font-size: 9.5pt } main { max-inline-size: none; padding: 0 } h2 { break-after: avoid } a { color: inherit } article { margin-block-start: 1.25rem } }
`

const pair = (name: string, value: string) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`

const blank = (name: string, look: string) => `<dt>${name}</dt><dd class="${look}"></dd>`

const writeQuestion = ({ id, who, statement, reading, why }: Question) => `<article id="${id}">
<h3>${id}</h3>
<blockquote>${escapeHtml(statement)}</blockquote>
<dl>${pair('The site now', reading)}${pair('Why', why)}${pair('Who answers', formatDecider(who))}${blank('Answer', 'blank words')}${blank('Who, and when', 'blank')}</dl>
</article>`

const writeCapability = (capability: CapabilityQuestions) => `<section aria-labelledby="${capability.folder}">
<h2 id="${capability.folder}">${escapeHtml(capability.title)}</h2>
<p class="about">${escapeHtml(capability.about)}</p>
${capability.questions.map(writeQuestion).join('\n')}
</section>`

const writeContents = (capabilities: ReadonlyArray<CapabilityQuestions>) =>
  capabilities
    .map((each) => `<li><a href="#${each.folder}">${escapeHtml(formatCapabilityHeading(each))}</a></li>`)
    .join('')

export const writePage = (capabilities: ReadonlyArray<CapabilityQuestions>): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${introduction.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
<nav aria-label="Questions by subject"><ul>${writeContents(capabilities)}</ul></nav>
<p class="count">${countQuestions(capabilities)}</p>
${capabilities.map(writeCapability).join('\n')}
</main>
</body>
</html>
`
