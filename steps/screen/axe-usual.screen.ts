import { testWithAxe } from './axe.ts'
import { prepareForLooks, usualLooks } from './every-look.ts'
import { siteOfWorker } from '../worlds/site-of-worker.ts'

testWithAxe(siteOfWorker(prepareForLooks), usualLooks, import.meta.filename)
