type Node = { readonly value?: unknown }
type Context = { report(problem: { node: Node; message: string }): void }
type Rule = { create(context: Context): Record<string, (node: Node) => void> }

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'

const british = new RegExp(
  [
    String.raw`\b(?:col|fav|behavi|hon|lab|neighb|harb|rig|hum|arm)our\w*`,
    String.raw`\b(?:organ|recogn|real|minim|maxim|summar|priorit|optim|special|util|normal|digit|categor|apolog|standard|author|modern|visual|final)is(?:e[ds]?|ing|ation\w*)\b`,
    String.raw`\b(?:anal|catal|paral)ys(?:ed|ing)\b`,
    String.raw`\b(?:cent|met|lit|fib|theat)re(?:s|d)?\b`,
    String.raw`\b(?:travel|model|label|cancel|fuel|signal|level|total|counsel)l(?:ed|ing|er|ers)\b`,
    String.raw`\b(?:programmes?|licences?|defence|offence|grey|tyres?|cheques?|whilst|amongst|towards|afterwards)\b`,
    String.raw`\b(?:learnt|judgement|ageing|fulfil|enrol|enrolment|sceptic\w*|mould\w*|plough\w*|storeys?|rotas?)\b`,
    String.raw`\b(?:queueing|catalogues?|aluminium|artefacts?|practis(?:e[ds]?|ing)|half way)\b`,
  ].join('|'),
  'i',
)

const checks: ReadonlyArray<readonly [wrong: RegExp, advice: string]> = [
  [/\w'\w|\w'(?= )|(?<= )'\w/, 'Type apostrophes and single quotes as print has them: ’ ‘.'],
  [/"/, 'Type quotes as print has them: “ ”.'],
  [/ {2,}/, 'One space between words.'],
  [new RegExp(String.raw`\b\d{1,2} (?:${months})\b`), 'Write a date as June 3, 1973.'],
  [british, 'Spell as American English does'],
]

export function adviceOnCopy(text: string): ReadonlyArray<string> {
  const shown = text.replaceAll(/<[^>]*>/g, '')
  return checks.flatMap(([wrong, advice]) => {
    const found = wrong.exec(shown)?.[0]
    return found === undefined ? [] : [wrong === british ? `${advice}, not “${found}”.` : advice]
  })
}

const isCopy = (text: string) => / /.test(text.trim())

const copy: Rule = {
  create(context) {
    const check = (node: Node, text: unknown) => {
      if (typeof text !== 'string' || !isCopy(text)) return
      for (const message of adviceOnCopy(text)) context.report({ node, message })
    }
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, (node.value as { readonly cooked?: unknown }).cooked),
    }
  },
}

export const copyRules = { copy }
