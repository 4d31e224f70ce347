import { parseJson } from '../text/parse-json.ts'
import { readJsonResume } from './json-resume.ts'
import { contactIn } from './resume-contact.ts'
import { educationIn } from './resume-education.ts'
import { employmentIn } from './resume-employment.ts'
import { resumeFrom } from './resume-from.ts'
import { linesOf, partsOfResume } from './resume-lines.ts'
import { referencesIn } from './resume-references.ts'
import { largestResume, type AllFindings, type Resume } from './resume.ts'

const nothing: AllFindings = { contact: {}, education: [], employment: [], references: [] }

function readPlainText(text: string): AllFindings {
  const { head, contact, education, employment, references } = partsOfResume(linesOf(text))
  return {
    contact: { ...contactIn(contact), ...contactIn(head) },
    education: educationIn(education),
    employment: employmentIn(employment),
    references: referencesIn(references),
  }
}

/** False for binary files: PDF and word processor files contain NUL or invalid UTF-8. */
export const isText = (text: string): boolean => !/[\0\uFFFD]|^%PDF/.test(text)

export function readResume(text: string): Resume {
  const bounded = text.slice(0, largestResume).replace(/^\uFEFF/, '')
  if (!/^\s*[{[]/.test(bounded)) return resumeFrom('plain text', readPlainText(bounded))
  return resumeFrom('JSON Resume', readJsonResume(parseJson(bounded)) ?? nothing)
}
