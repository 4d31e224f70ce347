import { testWithAxe } from './axe.ts'
import { prepareVisualStates, usualVisualStates } from './every-look.ts'
import { siteOfWorker } from '../worlds/site-of-worker.ts'

testWithAxe(siteOfWorker(prepareVisualStates), usualVisualStates, import.meta.filename)
