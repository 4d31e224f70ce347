import type { Fault } from './fault.ts'

const [early, answered, forms, rows, typefaces] = [
  'steps/screen/typed-early.screen.ts',
  'steps/screen/answered-early.screen.ts',
  'steps/screen/form-answers.screen.ts',
  'steps/screen/rows-under-answers.screen.ts',
  'steps/screen/typefaces.screen.ts',
]

export const earlyFaults: ReadonlyArray<Fault> = [
  {
    name: 'a first visit that asks for typefaces before it is painted',
    file: 'src/app/early/faces.ts',
    find: 'return whenPainted(page, add)\n  add()',
    replace: 'return add()\n  add()',
    caughtBy: 'paths',
    within: typefaces,
  },
  {
    name: 'a browser that has the typefaces, and asks for them after the paint',
    file: 'src/app/early/faces.ts',
    find: '  if (fonts.size > 0) createBrowserDevice(page)',
    replace: '  if (fonts.size > 9) createBrowserDevice(page)',
    caughtBy: 'paths',
    within: typefaces,
  },
  {
    name: 'a job that is saved before the page wakes, and unsaved by the application',
    file: 'src/app/early/answers.ts',
    find: '    return save !== null\n',
    replace: '    return false\n',
    caughtBy: 'paths',
    within: answered,
  },
  {
    name: 'a search that is answered before the page wakes, whose data the application is not given',
    file: 'src/app/early/answers.ts',
    find: 'text: formAnswers?.end() ?? ',
    replace: 'text: (formAnswers?.end(), null) ?? ',
    caughtBy: 'paths',
    within: answered,
  },
  {
    name: 'an answer to a form that comes when the application has begun, and is shown',
    file: 'src/app/early/form-answers.ts',
    find: '      over.abort()\n      questions.abort()\n',
    replace: '',
    caughtBy: 'paths',
    within: forms,
  },
  {
    name: 'an answer to a form that is shown under a finger',
    file: 'src/app/early/form-answers.ts',
    find: '      else await release()\n',
    replace: '',
    caughtBy: 'paths',
    within: rows,
  },
  {
    name: 'a button of one job that becomes the button of another',
    file: 'src/app/early/morph.ts',
    find: 'readKey(own) === readKey(given)',
    replace: 'own !== given',
    caughtBy: 'paths',
    within: rows,
  },
  {
    name: 'a box that was ticked before the script came, and is unticked by it',
    file: 'src/app/early/control-events.ts',
    find: '    control.checked = !control.checked\n',
    replace: '',
    caughtBy: 'paths',
    within: early,
  },
  {
    name: 'a text that was written before the script came, and is not heard of',
    file: 'src/app/early/control-events.ts',
    find: '  control._valueTracker?.setValue(`${control.value} `)\n',
    replace: '',
    caughtBy: 'paths',
    within: early,
  },
]
