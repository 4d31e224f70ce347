import { parseJson } from '../text/parse-json.ts'
import { readJsonResume } from './json-resume.ts'
import { parseContact } from './resume-contact.ts'
import { parseEducation } from './resume-education.ts'
import { parseEmployment } from './resume-employment.ts'
import { createResume } from './create-resume.ts'
import { parseLines, splitResumeParts } from './resume-lines.ts'
import { parseReferences } from './resume-references.ts'
import { largestResume, type AllFindings, type Resume } from './resume.ts'

const noFindings: AllFindings = { contact: {}, education: [], employment: [], references: [], unplaced: [], skipped: [] }

function readPlainText(text: string): AllFindings {
  const { head, contact, education, employment, references } = splitResumeParts(parseLines(text))
  return {
    contact: { ...parseContact(contact), ...parseContact(head) },
    education: parseEducation(education),
    employment: parseEmployment(employment),
    references: parseReferences(references),
    unplaced: [],
    skipped: [],
  }
}

/** False for binary files: PDF and word processor files contain NUL or invalid UTF-8. */
export const isText = (text: string): boolean => !/[\0\uFFFD]|^%PDF/.test(text)

export function readResume(text: string): Resume {
  const bounded = text.slice(0, largestResume).replace(/^\uFEFF/, '')
  if (!/^\s*[{[]/.test(bounded)) return createResume('plain text', readPlainText(bounded))
  return createResume('JSON Resume', readJsonResume(parseJson(bounded)) ?? noFindings)
}
