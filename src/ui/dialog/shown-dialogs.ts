/** What every dialog needs once it is open, in one file of the bundle. */
export { ShownAlertDialog } from './shown-alert-dialog.tsx'
export { ShownDialog } from './shown-dialog.tsx'
