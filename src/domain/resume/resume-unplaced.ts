import { toSource } from './create-resume.ts'
import { isDuration } from './resume-dates.ts'
import type { Line } from './resume-lines.ts'
import { isPlace } from './resume-places.ts'
import type { Section, SectionKind } from './resume-sections.ts'
import type { Resume, ResumeSection, UnplacedLine } from './resume.ts'

const formSections: Readonly<Record<SectionKind, ResumeSection | null>> = {
  head: 'contact',
  contact: 'contact',
  education: 'education',
  certificates: 'education',
  employment: 'employment',
  references: 'references',
  known: null,
  unknown: null,
}

/** The name of the document, and where a job or a school was, which no field asks for. */
const isNoValue = (kind: SectionKind, { text }: Line) =>
  /^(?:resume|résumé|curriculum vitae|cv)$/i.test(text) ||
  (kind !== 'head' && kind !== 'contact' && (isPlace(text) || isDuration(text))) ||
  (kind === 'references' && /\b(?:up)?on request\b/i.test(text))

const withoutLabel = (text: string) => text.replace(/^[^:]{1,60}: ?/, '')

const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')

const holdsDetail = (piece: string, details: ReadonlyArray<string>) => {
  const own = letters(piece)
  return own.length < 4 || isPlace(piece) || details.some((detail) => own.includes(detail) || detail.includes(own))
}

/** All lines but those that a value holds or was guessed from. */
export function listUnplaced(
  sections: ReadonlyArray<Section>,
  { contact, education, employment, references, guesses }: Resume,
): ReadonlyArray<UnplacedLine> {
  const sources = new Set(guesses.map(({ from }) => from))
  const values = [contact, ...education, ...employment, ...references].flatMap((entry) => Object.values(entry))
  const said = new Set(values.flatMap((value) => String(value).split('\n')))
  const isPlaced = ({ text, raw }: Line) => sources.has(toSource(raw)) || said.has(text) || said.has(withoutLabel(text))
  const details = Object.values(contact).map((value) => letters(String(value)))
  const rest = (line: Line) => {
    if (!isPlaced(line)) return [line.text]
    return line.text.includes(' | ') ? line.text.split(' | ').filter((piece) => !holdsDetail(piece, details)) : []
  }
  return sections
    .filter(({ kind }) => kind !== 'known')
    .flatMap(({ kind, heading, title, lines }) =>
      (kind === 'unknown' && title && lines.length === 0 ? [title] : lines)
        .filter((line) => !isNoValue(kind, line))
        .flatMap((line) => (kind === 'head' || kind === 'contact' ? rest(line) : isPlaced(line) ? [] : [line.text]))
        .map((text) => ({ section: formSections[kind], heading, text })),
    )
}
