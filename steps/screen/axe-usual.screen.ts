import { testWithAxe } from './axe.ts'
import { prepareVisualStates, usualVisualStates } from './all-visual-states.ts'
import { provideWorkerSite } from '../worlds/visit-site.ts'

testWithAxe(provideWorkerSite(prepareVisualStates), usualVisualStates, import.meta.filename)
