export const formCopy = {
  required: 'Every field marked with an asterisk (*) is required.',
  proofHint:
    'When you send, your browser makes a short calculation that robots find costly. There is no puzzle to solve.',
  withoutJavaScript: 'Sending this form needs JavaScript. Please call or write to us instead.',
  restored: 'What you had written is here again. It stays in this tab until you send it, discard it or close the tab.',
  broken: 'Not sent yet. Please correct this first:',
} as const
