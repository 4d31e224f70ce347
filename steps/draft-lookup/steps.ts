import { When } from '../harness/cucumber.ts'

When('{person} follows a link to an application for no job', ({ draftLookup }) => draftLookup.open())
