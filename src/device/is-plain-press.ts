type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>

export const isPlainPress = ({ button, metaKey, altKey, ctrlKey, shiftKey }: Press) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
