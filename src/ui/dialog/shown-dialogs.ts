export { AlertDialogView } from './shown-alert-dialog.tsx'
export { DialogView } from './shown-dialog.tsx'
