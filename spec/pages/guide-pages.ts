import { basename } from 'node:path'
import { readSources } from '../files.ts'
import { addresses, slugify } from './addresses.ts'
import { stakeAnchor } from './interruptions-page.ts'
import type { Spec } from './gather.ts'
import type { Page } from './layout.ts'
import { renderMarkdown } from './markdown.ts'
import { asMarkup, markup, type Markup } from './markup.ts'

export type Guide = { readonly name: string; readonly file: string; readonly title: string; readonly text: string }

export const readGuides = (): ReadonlyArray<Guide> =>
  readSources('docs/guide-for-*.md').map(({ file, text }) => {
    const [heading = '', ...rest] = text.split('\n')
    const name = basename(file, '.md').slice('guide-for-'.length)
    return { name, file, title: heading.replace(/^# /, ''), text: rest.join('\n') }
  })

type Link = readonly [to: string, name: string]

const linkFeature = ({ features }: Spec, name: string): Link | null => {
  const found = features.find(({ stem, file }) => stem === name || file === name.split(':')[0])
  return found ? [addresses.feature(found.stem), found.name] : null
}

function linkTraced({ requirements }: Spec, name: string): Link | null {
  const row = requirements.get(name)
  if (row) return [addresses.requirement(name), row.statement]
  const member = [...requirements.values()].find(({ section }) => section === name)
  return member ? [addresses.section(name), `Section ${name} ${member.title}`.trim()] : null
}

function linkFlow({ flows }: Spec, name: string): Link | null {
  const found = flows.find(({ stem }) => stem === name)
  return found ? [addresses.flow(name), `${found.name}, a flow`] : null
}

function linkInterruptions({ crossings }: Spec, name: string): Link {
  const found = crossings.find(({ stake }) => stake.flow === name)
  return [`${addresses.crossings}${found ? `#${stakeAnchor(found.stake)}` : ''}`, 'Crossings']
}

function findCommandPage(spec: Spec, command: string): Link | null {
  const [, run = '', given = ''] = /^npm run (spec -- [\w-]+|features --) ?(.*)$/.exec(command) ?? []
  const name = given.split(' ').find((word) => !word.startsWith('-')) ?? ''
  if (run === 'features --') return linkFeature(spec, name)
  if (given.includes('--without-rule'))
    return [addresses.open('unsaid'), 'Requirements that tests prove and no rule says']
  if (run === 'spec -- trace') return linkTraced(spec, name)
  if (run === 'spec -- who-takes') return name ? linkFlow(spec, name) : [addresses.flows, 'Flows']
  if (run === 'spec -- crossings') return linkInterruptions(spec, name)
  if (run === 'spec -- questions') return [addresses.open('readings'), 'Open readings without a decision']
  return run === 'spec -- glossary' ? [addresses.words, 'Words'] : null
}

const writeLink = ([to, name]: Link): Markup => markup`<p class="note">As a page: <a href="${to}">${name}</a></p>`

function linkCommands(spec: Spec, html: string): string {
  const named = new Set<string>()
  return html.replaceAll(/<pre><code class="language-sh">([^<]*)<\/code><\/pre>/g, (block, text: string) => {
    const link = findCommandPage(spec, text.trim())
    if (!link || named.has(link[0])) return block
    named.add(link[0])
    return `${block}${writeLink(link).html}`
  })
}

const nameHeadings = (html: string): string =>
  html.replaceAll(/<h2>([^<]*)<\/h2>/g, (_, title: string) => `<h2 id="${slugify(title)}">${title}</h2>`)

export const listGuideSteps = ({ text }: Guide) =>
  text
    .split(/^## /m)
    .slice(1)
    .map((step) => {
      const [title = '', ...rest] = step.split('\n')
      return { title, anchor: slugify(title), text: rest.join('\n') }
    })

const writeGuide = (spec: Spec, guide: Guide): Page => ({
  address: addresses.guide(guide.name),
  title: guide.title,
  way: [['Promises', addresses.first]],
  body: markup`<h1>${guide.title}</h1>
<nav class="contents" aria-label="Steps"><ul>${listGuideSteps(guide).map(({ title, anchor }) => markup`<li><a href="#${anchor}">${title}</a></li>`)}</ul></nav>
<div class="prose guide">${asMarkup(linkCommands(spec, nameHeadings(renderMarkdown(guide.text, guide.file, spec).html)))}</div>`,
})

export const writeGuidePages = (spec: Spec): ReadonlyArray<Page> => readGuides().map((guide) => writeGuide(spec, guide))

export const linkGuides = (): Markup =>
  markup`<p class="note">How all of this is read, asked and run, step by step: ${readGuides().map(
    ({ name, title }, at) => markup`${at > 0 ? ', ' : ''}<a href="${addresses.guide(name)}">${title}</a>`,
  )}.</p>`
