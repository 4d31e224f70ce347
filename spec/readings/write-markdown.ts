import type { AskedCapability, Question } from './questions.ts'
import { countQuestions, headingOf, introduction, sayWho, title } from './say-questions.ts'

const plain = (text: string) => text.replace(/[\\`*<>]/g, '\\$&')

const writeQuestion = ({ id, who, statement, reading, why }: Question) => [
  `### ${id}`,
  '',
  `> ${plain(statement)}`,
  '',
  `- The site now: ${plain(reading)}`,
  `- Why: ${plain(why)}`,
  `- Who answers: ${sayWho(who)}`,
  '- Answer (“as it is”, or what instead): ______________________________',
  '- Who answered, and when: ______________________________',
  '',
]

export const writeMarkdown = (capabilities: ReadonlyArray<AskedCapability>): ReadonlyArray<string> => [
  `# ${title}`,
  '',
  ...introduction.flatMap((paragraph) => [paragraph, '']),
  countQuestions(capabilities),
  '',
  ...capabilities.flatMap((capability) => [
    `## ${headingOf(capability)}`,
    '',
    capability.about,
    '',
    ...capability.questions.flatMap(writeQuestion),
  ]),
]
