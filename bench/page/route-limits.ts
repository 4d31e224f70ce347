import { documentLimit, scriptBeforeIntentLimit, scriptLimit } from '../measure/limits.ts'
import type { RouteCost } from './measure-route.ts'

const longestTask = 50

export const missedLimits = ({ document, script, layoutShift, longest, longestWaking }: RouteCost) =>
  [
    { name: 'document', isMet: document <= documentLimit },
    { name: 'script before intent', isMet: script.before <= scriptBeforeIntentLimit },
    { name: 'script', isMet: script.awake <= scriptLimit },
    { name: 'CLS', isMet: Math.round(layoutShift * 1000) === 0 },
    { name: 'longest task', isMet: longest <= longestTask },
    { name: 'longest task of waking', isMet: !(longestWaking > longestTask) },
  ]
    .filter(({ isMet }) => !isMet)
    .map(({ name }) => name)
