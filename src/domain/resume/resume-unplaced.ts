import { sourceOf } from './create-resume.ts'
import { isDuration } from './resume-dates.ts'
import type { Line } from './resume-lines.ts'
import { isPlace } from './resume-places.ts'
import type { Section, SectionKind } from './resume-sections.ts'
import type { Resume, UnplacedLine } from './resume.ts'

const sectionOf = (kind: SectionKind) =>
  kind === 'head' ? 'contact' : kind === 'unknown' || kind === 'known' ? null : kind

/** The name of the document, and where a job or a school was, which no field asks for. */
const isNoValue = (kind: SectionKind, { text }: Line) =>
  /^(?:resume|résumé|curriculum vitae|cv)$/i.test(text) ||
  (kind !== 'head' && kind !== 'contact' && (isPlace(text) || isDuration(text))) ||
  (kind === 'references' && /\b(?:up)?on request\b/i.test(text))

const withoutLabel = (text: string) => text.replace(/^[^:]{1,60}: ?/, '')

/** All lines but those that a value holds or was guessed from. */
export function listUnplaced(
  sections: ReadonlyArray<Section>,
  { contact, education, employment, references, guesses }: Resume,
): ReadonlyArray<UnplacedLine> {
  const sources = new Set(guesses.map(({ from }) => from))
  const values = [contact, ...education, ...employment, ...references].flatMap((entry) => Object.values(entry))
  const said = new Set(values.flatMap((value) => String(value).split('\n')))
  const isPlaced = ({ text, raw }: Line) => sources.has(sourceOf(raw)) || said.has(text) || said.has(withoutLabel(text))
  return sections
    .filter(({ kind }) => kind !== 'known')
    .flatMap(({ kind, heading, title, lines }) =>
      (kind === 'unknown' && title && lines.length === 0 ? [title] : lines)
        .filter((line) => !isPlaced(line) && !isNoValue(kind, line))
        .map(({ text }) => ({ section: sectionOf(kind), heading, text })),
    )
}
