type Node = { readonly value?: unknown; readonly parent?: Property }
type Property = { readonly type?: string; readonly key?: unknown }
type Context = { report(problem: { node: Node; message: string }): void }
type Rule = { create(context: Context): Record<string, (node: Node) => void> }

type OddPhrase = readonly [wrong: RegExp, advice: string]

export const oddPhrases: ReadonlyArray<OddPhrase> = [
  [/\be-mail/i, 'Spell it email.'],
  [/\b(?:an?|the|this|that|our|your|one|another|each|every|no|more) mail\b|\bmails\b/i, 'Mail is paper: write email.'],
  [/\b(?:we|you|jobs?|ones) mail(?:ed)?\b/i, 'Mail is paper: write email.'],
  [/\bjunk mail\b/i, 'A reader has a spam folder.'],
  [/\bno robots?\b/i, 'Write: not a robot.'],
  [/\b(?:is|are) told\b/i, 'Say who tells: we let you know, we notify.'],
  [/\bforg\w+ (?:those|(?:\w+ ){0,2}(?:address|data|saved jobs))\b/i, 'Data is deleted or removed, not forgotten.'],
  [/\b(?:do|does|did) without\b/i, 'Write: remove, or work without.'],
  [/\bwhy do you\b/i, 'Ask about what somebody is doing: why are you ...ing?'],
  [/\bshall\b/i, 'Nobody says shall: write will, or ask with the verb.'],
  [/\b(?:put|puts|putting) (?:it|them|this|these) aside\b/i, 'Write: remove.'],
  [/\b(?:told|tells?|hears?|heard)(?: (?:you|me|us))? of\b/i, 'Tell and hear take about.'],
  [/\bapplications? (?:is|was|are|were) over\b/i, 'Write: no longer active.'],
  [/\bany more(?=[.,;:!?]|$)|\b(?:not|no) (?:\w+ ){1,4}any more\b/i, 'Write: anymore, or no longer.'],
  [/\bneed do\b/i, 'Write: need to do.'],
  [/\b(?:has|have|had|it) runs? out\b/i, 'Write: expires.'],
  [/\bt(?:ake|akes|aken|ook) (?:\S+ ){0,2}back\b/i, 'Write: undo, remove or clear.'],
  [/\bdo(?:es)? not know (?:this|one|the)\b/i, 'Write: recognize.'],
  [/\btick(?:s|ed|ing)?\b/i, 'Write: check or confirm.'],
  [/\bnowhere else\b/i, 'Write: not anywhere else.'],
  [/\breasonable adjustments?\b/i, 'The law says accommodations.'],
  [/\bcall(?:ed|ing|s)? (?:\w+ ){0,2}complete\b/i, 'Write: mark complete.'],
  [/\bgo(?:es|ing)? on (?:with|later|meanwhile|tomorrow|writing)\b/i, 'Write: continue, or keep.'],
  [/\b(?:has|have|had|you) begun\b|^begun\b/i, 'Write: started.'],
  [/\bdid not come\b/i, 'Write: did not load.'],
  [/\byou get this\b/i, 'Write: you are receiving this.'],
  [/\bmay be somebody else’s\b/i, 'Write: could be someone else’s.'],
  [/\bread about .* again\b/i, 'A link that leads back says: Back to ...'],
]

export const adviceOnWording = (text: string): ReadonlyArray<string> =>
  oddPhrases.flatMap(([wrong, advice]) => {
    const found = wrong.exec(text)?.[0]
    return found === undefined ? [] : [`${advice} Not “${found}”.`]
  })

const names = new Set(['description'])

/** A state is described for features, and a key is no text. */
function isShown({ parent }: Node): boolean {
  if (parent?.type !== 'Property') return true
  return !names.has(String((parent.key as { readonly name?: unknown }).name))
}

const isText = (text: string) => / /.test(text.trim()) || /^\s*[A-Z]/.test(text)

const wording: Rule = {
  create(context) {
    const check = (node: Node, text: unknown) => {
      if (typeof text !== 'string' || !isText(text) || !isShown(node)) return
      for (const message of adviceOnWording(text)) context.report({ node, message })
    }
    return {
      Literal: (node) => check(node, node.value),
      JSXText: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, (node.value as { readonly cooked?: unknown }).cooked),
    }
  },
}

export const wordingRules = { wording }
