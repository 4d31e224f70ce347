import { isPlace, withoutPlace } from './resume-places.ts'
import { splitCommas, splitPieces } from './resume-pieces.ts'
import { isDegree, isSchool } from './resume-words.ts'

export const isDetail = (text: string) =>
  /\bgpa\b|\bhono(?:u)?rs?\b|cum laude|dean[’']?s list|\bminor(?:ed)?\b|graduat(?:ed|ion)|expected|anticipated|class of|credits?\b|coursework|thesis|dissertation|advisor|scholarship|valedictorian|distinction|first class|^\d|\bpresent\b|in progress|^\(.*\)$/i.test(
    text,
  )

const degreeIn =
  /^(.{2,60}?(?: of (?:applied |fine |business )?[\p{L}]+(?: (?:administration|arts|science|studies|engineering|technology))?)?)(?: degree| diploma)? in (?:the field of )?(.+)$/iu

const shortDegree =
  /^((?:[A-Z]\.? ?[A-Za-z]{0,4}\.?(?: ?[A-Z]\.?){0,2}|[A-Z][A-Za-z.]{1,6})(?: ?\((?:hons?|honours)\.?\))?)[ :]+(?!of |degree\b|diploma\b|candidate\b|student\b)(?:- )?(.+)$/iu

type Named = { readonly degree: string; readonly field: string | null }

export const withoutTail = (text: string) =>
  text
    .replace(
      / ?\(?(?:minor(?:ed)? in .*|with hono(?:u)?rs.*|\([A-Z.]{2,6}\)?$|(?:magna |summa )?cum laude.*|expected.*|candidate$|student$)\)?$/i,
      '',
    )
    .replace(/[,;:( –-]+$/, '')

export function parseDegree(piece: string): Named {
  const tidy = withoutTail(piece) || piece
  const named = degreeIn.exec(tidy)
  if (named && !/ of .* of /i.test(named[1] ?? '')) return { degree: named[1] ?? tidy, field: named[2] ?? null }
  const short = shortDegree.exec(tidy)
  if (short && !isSchool(short[2] ?? '') && isDegree((short[1] ?? '').replace(/ ?\(.*$/, '')))
    return { degree: short[1] ?? tidy, field: short[2] ?? null }
  const bachelor =
    /^((?:bachelor|master|associate|doctor|doctorate)(?:[’']?s)?(?: degree)?),? (?!of |degree|in )(.+)$/i.exec(tidy)
  return bachelor ? { degree: bachelor[1] ?? tidy, field: bachelor[2] ?? null } : { degree: tidy, field: null }
}

/** A campus, or an institute of it, belongs to the name of a school. */
const mergeCampus = (parts: ReadonlyArray<string>) => {
  const merged: string[] = []
  for (const part of parts) {
    const last = merged.at(-1)
    const isCampus =
      last !== undefined &&
      /^(?:University of [\p{L} ]+|.*State University|California Polytechnic.*)$/iu.test(last) &&
      !isPlaceAfterSchool(part) &&
      isCampusName(part)
    if (isCampus) merged.push(`${merged.pop() ?? ''}, ${part}`)
    else merged.push(part)
  }
  return merged
}

const isCampusName = (part: string) =>
  /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}$/u.test(part) && !isDegree(part) && !isSchool(part)

/** A state or a country after the comma is where the school stands, unless the next piece says so of a city. */
const isPlaceAfterSchool = (part: string) =>
  isPlace(part) &&
  !/^(?:Berkeley|Irvine|Austin|Madison|Long Beach|San Diego|Los Angeles|Fresno|Dallas|Tampa|Chicago|Arlington|San Antonio|El Paso|Boulder|Denver|Houston|Riverside|Davis|Pittsburgh|Charlotte)$/.test(
    part,
  )

export const findSchoolPieces = (text: string): ReadonlyArray<string> =>
  splitPieces(text)
    .flatMap((piece) => piece.split(/ (?:from|\/) (?=\p{Lu})/u))
    .flatMap((piece) => mergeCampus(splitCommas(withoutPlaceAfterState(piece))))
    .filter((piece) => isDegree(piece) || isSchool(piece) || !isPlaceAfterSchool(piece))

const schoolBeforeCity =
  /^(.*\b(?:University|College|Institute of Technology|School|Academy|Tech)) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?, [A-Z]{2}\b.*)$/u

/** "Dayton, OH" at the end of a piece names a place; one word there may be a campus. */
const withoutPlaceAfterState = (piece: string) => {
  const parted = piece.replace(schoolBeforeCity, '$1, $2')
  const parts = parted.split(/, ?/)
  const isAddressed = parts.length > 1 && isPlace(`Town, ${parts.at(-1) ?? ''}`) && isPlace(parts.slice(-2).join(', '))
  return isAddressed ? withoutPlace(parted) : piece
}
