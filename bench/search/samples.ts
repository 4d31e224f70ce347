import type { JobPostingHeader } from '#contract/jobs.ts'
import { seededRandom } from '#domain/chance/random.ts'
import { noCriteria, type JobCriteria } from '#domain/jobs/job-criteria.ts'

const titles = `Cost Analyst|Schedule Analyst|Program Analyst|Budget Analyst|Operations Research Analyst|Data Scientist|
Data Engineer|Software Engineer|Software Tester|Systems Engineer|Cost Researcher|Acquisition Specialist|
Logistics Analyst|Cybersecurity Engineer|Contracts Specialist|Financial Manager|Machine Learning Engineer|
Project Controls Analyst|Technical Writer|Web Developer`.split(/\|\s*/)

const words = `the and of to in a for with on is are as or by from at an be will that this our your work team support
analysis analyst cost program programs data model models modeling estimate estimates estimating schedule schedules
research software engineer engineering develop development design review reviews report reports briefing leadership
client clients government agency navy army air force defense acquisition budget financial contract contracts risk
uncertainty requirements systems technical experience years degree bachelor master mathematics statistics economics
physics computer science skills ability strong written oral communication collaborate methods tools python excel sql
dashboard database visualization cloud security clearance active secret training mentor junior senior lead manage
management quality test tests testing maintain document documentation decision decisions evaluate evaluation
independent proposal proposals production ship aircraft space satellite missile radar logistics sustainment maintenance
readiness supply chain simulation optimization algorithm learning machine statistical regression forecast inflation
labor hours material parametric benchmark historical archive policy congress milestone portfolio strategy stakeholder
plan planning travel hybrid remote office benefits retirement health education tuition certification`.split(/\s+/)

const syllables = 'al an ba con de dis en er fi gra in ion ka lo ma men na or per qui ra re si ta ter tic u ver'.split(
  ' ',
)

const places = `Arlington,Virginia|Alexandria,Virginia|Quantico,Virginia|Chantilly,Virginia|Norfolk,Virginia|
San Diego,California|Seaside,California|El Segundo,California|Washington,District of Columbia|Columbia,Maryland|
Patuxent River,Maryland|Bethesda,Maryland|Huntsville,Alabama|Colorado Springs,Colorado|Albuquerque,New Mexico|
Bremerton,Washington|Boston,Massachusetts|Dayton,Ohio|Tampa,Florida|Ogden,Utah`
  .split(/\|\s*/)
  .map((place) => place.split(','))

type Random = () => number

const pick = <Item>(items: readonly Item[], random: Random): Item => items[Math.floor(random() * items.length)]!

const wordRandom = seededRandom('rare words')
const rareWords = Array.from({ length: 30_000 }, () =>
  Array.from({ length: 2 + Math.floor(wordRandom() * 3) }, () => pick(syllables, wordRandom)).join(''),
)

const makeWord = (random: Random): string =>
  random() < 0.9
    ? words[Math.floor(random() ** 2 * words.length)]!
    : rareWords[Math.floor(random() ** 3 * rareWords.length)]!

const makeSentence = (random: Random): string => {
  const text = Array.from({ length: 8 + Math.floor(random() * 10) }, () => makeWord(random)).join(' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

const makeText = (size: number, random: Random): string => {
  let text = ''
  while (text.length < size) text += `${text && ' '}${makeSentence(random)}`
  return text
}

const makeList = (size: number, random: Random): string => {
  let html = '<ul>'
  while (html.length < size) html += `<li>${makeSentence(random)}</li>`
  return `${html}</ul>`
}

const defaultLocationFields = {
  Location_ID: null,
  Address1: '100 Main Street',
  Address2: null,
  State_ID: null,
  Pay: null,
  ZipCode: '00000',
}

function makePosting(index: number, random: Random): JobPostingHeader {
  const title = pick(titles, random)
  const [City = '', State = ''] = pick(places, random)
  const groups = new Set([
    title.split(' ').at(-1) ?? title,
    pick(['Analysis', 'Research', 'Software', 'Operations'], random),
  ])
  return {
    JobPosting_ID: String(index + 1),
    TrackingNumber: `T-${10_000 + index}`,
    JobFunction: `${random() < 0.3 ? 'Senior ' : ''}${title}`,
    Description: `${title} ${pick(['I', 'II', 'III', '2', '*'], random)}`,
    ShortDescription: makeText(300, random),
    Responsibilities: makeList(1000, random),
    SkillsRequired: makeList(750, random),
    EducationRequirement: `<p>${makeText(180, random)}</p>`,
    IsFullTime: random() < 0.9,
    Workplace: pick(['Hybrid', 'On-site', 'Remote', null] as const, random),
    HasSecurity: random() < 0.6 ? 1 : 0,
    ExperienceLevel: pick(['1', '2', '3'], random),
    IsFeatured: random() < 0.05 ? 1 : 0,
    JobPostingGroups: [...groups].join(';'),
    LastModifiedDate: { type: 'datetime', value: new Date(1_767_225_600_000 - random() * 3e10).toISOString() },
    ...defaultLocationFields,
    City,
    State,
  }
}

/** Postings of about 2.3 KB of text each; the same on every run. */
export function makePostings(count: number): JobPostingHeader[] {
  const random = seededRandom(`postings ${count}`)
  return Array.from({ length: count }, (_, index) => makePosting(index, random))
}

export const queries: readonly string[] =
  `analyst|cost analyst|senior cost analyst|engineer|software engineer|data scientist|
machine learning|python|sql dashboard|navy|army|air force|cost estimating|risk and uncertainty|program management|
secret clearance|remote|remote software|arlington|san diego|jobs in san diego|huntsville engineer|schedule analyst|
head of research|research|operations research|logistics|supply chain|statistics|regression analysis|cloud security|
cybersecurity|technical writer|web developer|project controls|financial manager|budget|acquisition specialist|contracts|
satellite|missile|radar systems|optimization algorithm|parametric|labor hours|T-10042|T-10|engin|analy|cost anal|
master degree mathematics|bachelor degree in physics|python and sql experience|mentor junior analysts|
written and oral communication|softwear engineer|anlyst|zzz|the|columbia maryland`.split(/\|\s*/)

export const keystrokes = (query: string): string[] => Array.from(query, (_, index) => query.slice(0, index + 1))

export const filters: readonly JobCriteria[] = [
  noCriteria,
  { ...noCriteria, categories: ['analysis', 'software'] },
  { ...noCriteria, cities: ['arlington|virginia', 'san diego|california'], experience: ['2'] },
  { ...noCriteria, workplaces: ['remote'], sort: 'recent' },
]
