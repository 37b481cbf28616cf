/** What a key of the browser holds, as formulas read it. */
export const KEY = {
  key: 'Enter',
  code: 'Enter',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
} as const

/** That a key is pressed in a field; what it holds is the browser's event. */
export const KEY_DOWN = {
  keydown: { label: { en: 'Key down', ru: 'Клавиша нажата' }, example: { ...KEY, type: 'keydown' } },
} as const
