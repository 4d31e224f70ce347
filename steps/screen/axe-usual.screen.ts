import { testWithAxe } from './axe.ts'
import { prepareVisualStates, usualVisualStates } from './every-look.ts'
import { provideWorkerSite } from '../worlds/site-of-worker.ts'

testWithAxe(provideWorkerSite(prepareVisualStates), usualVisualStates, import.meta.filename)
