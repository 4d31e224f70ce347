import { seededRandom } from '#domain/chance/random.ts'

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

export type Random = () => number

export const pick = <Item>(items: readonly Item[], random: Random): Item => items[Math.floor(random() * items.length)]!

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

export const makeText = (size: number, random: Random): string => {
  let text = ''
  while (text.length < size) text += `${text && ' '}${makeSentence(random)}`
  return text
}

const makeList = (size: number, random: Random): string => {
  let html = '<ul>'
  while (html.length < size) html += `<li>${makeSentence(random)}</li>`
  return `${html}</ul>`
}

const isolate = (text: string) => text.replace('estimate', '\u2067\u05D0\u05D5\u05DE\u05D3\u05DF\u2069')

const typographic = (text: string) =>
  text
    .replaceAll(' and ', ' & ')
    .replace('team', 'team\u2019s')
    .replace('full', 'full\u2011time')
    .replace('data', 'da\u00ADta')

const escaped = (html: string) => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Markup as job systems, word processors and mail programs write it, some of it broken. */
const shapes: ReadonlyArray<(size: number, random: Random) => string> = [
  makeList,
  makeList,
  makeList,
  (size, random) => `<p>${makeText(size / 2, random)}</p><p>${typographic(makeText(size / 2, random))}</p>`,
  (size, random) =>
    `<div class="content-intro"><p><strong>About the&nbsp;role</strong></p></div><div>${makeList(size, random)}</div><div class="content-pay-transparency"><div class="pay-input"><div class="title">Salary:</div><div class="pay-range"><span>$98,000</span><span class="divider">&mdash;</span><span>$131,500 USD</span></div></div></div>`,
  (size, random) => `<div>${makeText(size / 2, random)}</div><div><br></div><div>${makeText(size / 2, random)}</div>`,
  (size, random) =>
    `<h1>What you\u2019ll do</h1>${makeText(size, random)}<h6>Other</h6><li>${makeSentence(random)}</li>`,
  (size, random) =>
    `<p class="MsoListParagraphCxSpFirst" style="text-indent:-.25in"><span style="mso-list:Ignore">\u00B7<span style="font:7.0pt 'Times New Roman'">&nbsp;&nbsp;</span></span>${makeText(size, random)}<o:p></o:p></p>`,
  (size, random) => `<p><u>Duties</u></p><div class="elementToProof">${isolate(makeText(size, random))}</div>`,
  (size, random) =>
    `${makeText(size / 2, random)}\r\n\r\n\u2022 ${makeSentence(random)}\n\u2022 ${makeText(size / 3, random)}`,
  (size, random) => escaped(makeList(size, random)),
  (size, random) =>
    `<table><tbody><tr><td>Grade</td><td>Range</td></tr><tr><td>GS-12</td><td>${makeText(size, random)}</td></tr></tbody></table>`,
  (size, random) => `<p>${makeText(size, random)} <a href="www.example.com/apply" target="_blank`,
  () => '<p>&nbsp;</p>',
  () => '<img src="https://tracker.example/1.gif" width="1" height="1">',
]

export const makeMarkup = (size: number, random: Random): string => pick(shapes, random)(size, random)
