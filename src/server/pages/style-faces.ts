import type { AtRule } from 'postcss'

type Face = { readonly text: string; readonly family: string; readonly has: (letter: number) => boolean }

const declared = (face: AtRule, name: string) =>
  face.nodes?.flatMap((node) => (node.type === 'decl' && node.prop === name ? node.value : []))[0] ?? ''

const range = /unicode-range:[^;}]*;?/

function parseUnicodeRange(written: string): Face['has'] {
  if (written === '') return () => true
  const spans = written.split(/, ?/).map((span) => {
    const [from = '', to = from] = span.slice(2).split('-')
    return [parseInt(from.replaceAll('?', '0'), 16), parseInt(to.replaceAll('?', 'F'), 16)] as const
  })
  return (letter) => spans.some(([from, to]) => letter >= from && letter <= to)
}

/** Of faces that share a letter the last wins, as in browsers. A single face needs no `unicode-range`. */
export function faceWriter(rules: ReadonlyArray<AtRule>) {
  const faces = rules.map((rule): Face => ({
    text: String(rule),
    family: declared(rule, 'font-family').replaceAll(/["']/g, ''),
    has: parseUnicodeRange(declared(rule, 'unicode-range')),
  }))
  const isRequested = ({ family, has }: Face, at: number, letters: ReadonlyArray<number>) => {
    const later = faces.filter((face, other) => other > at && face.family === family)
    return letters.some((letter) => has(letter) && !later.some((face) => face.has(letter)))
  }
  return (html: string, css: string): string => {
    const letters = Array.from(new Set(html + css), (letter) => letter.codePointAt(0) ?? 0)
    const asked = faces.filter((face, at) => css.includes(face.family) && isRequested(face, at, letters))
    const isAlone = ({ family }: Face) => asked.filter((face) => face.family === family).length === 1
    return asked.map((face) => (isAlone(face) ? face.text.replace(range, '') : face.text)).join('')
  }
}
