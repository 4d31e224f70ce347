export { ShownAlertDialog } from './shown-alert-dialog.tsx'
export { ShownDialog } from './shown-dialog.tsx'
