import { claimRules } from './claim-rules.ts'
import { copyRules } from './copy-rules.ts'
import { folderOrder } from './folder-order.ts'
import { pauseRules } from './pause-rules.ts'
import { stepRules } from './step-rules.ts'
import { textRules } from './text-rules.ts'
import { wordingRules } from './wording-rules.ts'
import { dirname, join, relative, sep } from 'node:path'

type Node = {
  type?: string
  parent?: Node
  source?: { value?: unknown } | null
  callee?: { name?: string }
  arguments?: unknown[]
  typeAnnotation?: { typeName?: { name?: string } }
}
type Context = { filename: string; cwd: string; report(problem: { node: Node; message: string }): void }
type Rule = { create(context: Context): Record<string, (node: Node) => void> }

const folderCrossing =
  "Cross a folder by its #name (package.json imports): '../' hides which layer an import reaches into."
const clock =
  'Take the time as an argument: code that reads the clock or the local time zone cannot be replayed or tested at another hour.'

const notClean = 'Only src/app/sanitise-html.ts may call HTML clean: take it from a `sanitise` that is handed in.'

const stayInFolder: Rule = {
  create(context) {
    const here = relative(context.cwd, context.filename).split(sep).join('/')
    const check = (node: Node) => {
      const target = node.source?.value
      if (typeof target !== 'string' || !target.startsWith('../')) return
      const reached = join(dirname(here), target).split(sep).join('/')
      if (topFolder(reached) !== topFolder(here)) context.report({ node, message: folderCrossing })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

function topFolder(path: string): string {
  const parts = path.split('/')
  const depth = parts[0] !== 'src' ? 1 : parts[1] === 'pages' ? 3 : 2
  return parts.slice(0, depth).join('/')
}

/** Allows only `new Date(instant)`: without an argument it reads the clock, with several the local time zone. */
const noClock: Rule = {
  create(context) {
    return {
      NewExpression(node) {
        const instant = node.arguments?.length === 1
        if (node.callee?.name === 'Date' && !instant) context.report({ node, message: clock })
      },
      CallExpression(node) {
        if (node.callee?.name === 'Date') context.report({ node, message: clock })
      },
    }
  },
}

const cleanHtml: Rule = {
  create(context) {
    return {
      TSAsExpression(node) {
        if (node.typeAnnotation?.typeName?.name === 'SafeHtml') context.report({ node, message: notClean })
      },
    }
  },
}

const bareImport =
  'Fetch it with lazyImport(() => import(…)): a file that fails is tried again there, and nobody loses the page she is on.'

const lazyFiles: Rule = {
  create(context) {
    return {
      ImportExpression(node) {
        const isHandedOver =
          node.parent?.type === 'ArrowFunctionExpression' && node.parent.parent?.callee?.name === 'lazyImport'
        if (!isHandedOver) context.report({ node, message: bareImport })
      },
    }
  },
}

export default {
  meta: { name: 'ours' },
  rules: {
    'stay-in-folder': stayInFolder,
    'no-clock': noClock,
    'clean-html': cleanHtml,
    'lazy-files': lazyFiles,
    'folder-order': folderOrder,
    ...claimRules,
    ...copyRules,
    ...pauseRules,
    ...stepRules,
    ...textRules,
    ...wordingRules,
  },
}
