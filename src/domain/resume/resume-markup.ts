import { decodeEntities } from '../text/plain-text.ts'

const tag =
  /<\/?(?:p|div|br|span|li|ul|ol|h[1-6]|td|tr|table|b|i|strong|em|a|img|center|details|summary|small|u|hr|section)\b/i

const blockEnd = /<\/(?:p|div|li|ul|ol|h[1-6]|tr|table|center|details|summary|section)>|<(?:br|hr)\b[^<>]{0,200}>/gi

/** Beside those that content has. */
const entities: Readonly<Record<string, string>> = {
  bull: '•',
  middot: '·',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  nbsp: ' ',
}

function withoutComments(text: string): string {
  const parts: string[] = []
  for (let at = 0; at < text.length;) {
    const begin = text.indexOf('<!--', at)
    const end = begin < 0 ? -1 : text.indexOf('-->', begin + 4)
    parts.push(text.slice(at, end < 0 ? text.length : begin))
    at = end < 0 ? text.length : end + 3
  }
  return parts.join('')
}

const withoutTags = (text: string) =>
  text
    .replaceAll(/<a\b[^<>]{0,300}?href=["']?mailto:([^"'<>?]{3,200})[^<>]{0,300}>/gi, ' $1 ')
    .replaceAll(/<h([1-6])\b[^<>]{0,300}>/gi, (_, level: string) => `\n${'#'.repeat(Number(level))} `)
    .replaceAll(/<li\b[^<>]{0,300}>/gi, '\n- ')
    .replaceAll(/<\/t[dh]>/gi, '\t')
    .replaceAll(blockEnd, '\n')
    .replaceAll(/<\/?[a-z][^<>@]{0,400}>/gi, '')

const withEntities = (text: string) =>
  text.includes('&')
    ? decodeEntities(
        text.replaceAll(
          /&(bull|middot|ndash|mdash|rsquo|nbsp);/gi,
          (_, name: string) => entities[name.toLowerCase()] ?? '',
        ),
      )
    : text

const frontMatterKeys = /^["']?(?:name|author|title|email|phone|address|location)["']?: ?.+$/i

function withoutFrontMatter(text: string): string {
  if (!/^---\r?\n/.test(text)) return text
  const lines = text.slice(0, 4_000).split(/\r?\n/)
  const end = lines.findIndex((line, at) => at > 0 && /^(?:---|\.\.\.)\s*$/.test(line))
  if (end < 0 || lines.slice(1, end).some((line) => line !== '' && !/^(?:["'\w-]+:|\s|- |#)/.test(line))) return text
  const known = lines
    .slice(1, end)
    .filter((line) => frontMatterKeys.test(line))
    .map((line) => line.replace(/^["']?(?:title|author)["']?: /i, 'name: ').replaceAll(/["']/g, ''))
  return [...known, ...lines.slice(end + 1)].join('\n') + text.slice(4_000)
}

const compatible = /[\uFB00-\uFB06\uFF01-\uFF5E\u2460-\u2473]/g

export const foldCharacters = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(compatible, (character) => character.normalize('NFKC'))
    .replaceAll(/(?<=[ \d])\u00AD(?=[ \d])/g, '-')
    .replaceAll(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .replaceAll(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
    .replaceAll(/[\u2010\u2011\u2212\uFE63]/g, '-')
    .replaceAll(/[\u2500-\u257F\u00A6]/g, '|')

export function withoutHtml(text: string): string {
  const body = withoutFrontMatter(text)
  return withEntities(tag.test(body) || body.includes('<!--') ? withoutTags(withoutComments(body)) : body)
}

const linkText = (text: string, target: string): string => {
  const address = /^(?:mailto|tel):([^?]{3,200})/i.exec(target)?.[1]
  return address === undefined || /@|\d{3}/.test(text) ? text : ` ${address} `
}

/** Only within a line; headings and points are read before. */
export const withoutMarks = (text: string): string =>
  text
    .replaceAll(/!\[[^\][]{0,200}\](?:\([^()]{0,300}\)|\[[^\][]{0,100}\])/g, '')
    .replaceAll(/\[\]\([^()]{0,300}\)/g, '')
    .replaceAll(/\[([^\][]{1,200})\]\(([^()]{0,300})\)/g, (_, words: string, target: string) => linkText(words, target))
    .replaceAll(/\[([^\][]{1,200})\]\[[^\][]{0,100}\]/g, '$1')
    .replaceAll(/(?<![A-Za-z]:)\\([-\\`*_{}[\]()#+.!|&@<>$%~])/g, '$1')
    .replaceAll(/[*_]{2,3}|`/g, '')
    .replaceAll(/(?<![\p{L}\d])[*_](?=[\p{L}\d(])|(?<=[\p{L}\d.)])[*_](?![\p{L}\d])/gu, '')
