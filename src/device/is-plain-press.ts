type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>

/** Whether a press on a link asks for what it leads to here, and not for a new tab, a download or a menu. */
export const isPlainPress = ({ button, metaKey, altKey, ctrlKey, shiftKey }: Press) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
