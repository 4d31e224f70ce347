import type { CapabilityQuestions, Question } from './questions.ts'
import { countQuestions, formatCapabilityHeading, introduction, formatDecider, title } from './question-texts.ts'

const plain = (text: string) => text.replace(/[\\`*<>]/g, '\\$&')

const writeQuestion = ({ id, who, statement, reading, why }: Question) => [
  `### ${id}`,
  '',
  `> ${plain(statement)}`,
  '',
  `- The site now: ${plain(reading)}`,
  `- Why: ${plain(why)}`,
  `- Who answers: ${formatDecider(who)}`,
  '- Answer (“as it is”, or what instead): ______________________________',
  '- Who answered, and when: ______________________________',
  '',
]

export const writeMarkdown = (capabilities: ReadonlyArray<CapabilityQuestions>): ReadonlyArray<string> => [
  `# ${title}`,
  '',
  ...introduction.flatMap((paragraph) => [paragraph, '']),
  countQuestions(capabilities),
  '',
  ...capabilities.flatMap((capability) => [
    `## ${formatCapabilityHeading(capability)}`,
    '',
    capability.about,
    '',
    ...capability.questions.flatMap(writeQuestion),
  ]),
]
