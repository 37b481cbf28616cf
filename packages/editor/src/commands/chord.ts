/** The part of a key press that chords are made of; a keyboard event and the canvas frame's message both have it. */
export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly ctrl: boolean
  readonly meta: boolean
  readonly shift: boolean
  readonly alt: boolean
}

const NAMES: Readonly<Record<string, string>> = { ' ': 'Space', Esc: 'Escape', Del: 'Delete' }
/** Keys that are named by their place on the keyboard, whatever Shift makes of them. */
const BY_CODE: Readonly<Record<string, string>> = { Backslash: '\\', Equal: '+', NumpadAdd: '+', Minus: '-', NumpadSubtract: '-' }

/**
 * The chord of a key press, written like the keys of a command: `Ctrl+Shift+Z`, `F2`, `?`. Letters and digits are taken
 * from the place of the key when the layout gives none, so that shortcuts work on a Russian keyboard too.
 */
export function chordOf({ key, code, ctrl, meta, shift, alt }: KeyPress): string {
  const hasControl = ctrl || meta
  if (key === '?' && !hasControl && !alt) return '?'
  const name = nameOf(key, code, hasControl || shift || alt)
  // Most layouts make a plus with Shift: it is the same chord.
  const hasShift = shift && name !== '+'
  return [hasControl && 'Ctrl', alt && 'Alt', hasShift && 'Shift', name].filter(Boolean).join('+')
}

function nameOf(key: string, code: string, isModified: boolean): string {
  if (isModified && BY_CODE[code]) return BY_CODE[code]
  if (isModified && /^(Digit|Numpad)\d$/.test(code)) return code.slice(-1)
  if (/^[a-z]$/i.test(key)) return key.toUpperCase()
  if (/^Key[A-Z]$/.test(code)) return code.slice(3)
  return NAMES[key] ?? key
}

/** A chord whose modifiers stand in the order `chordOf` writes them. */
export function normalChord(keys: string): string {
  const parts = keys.split(/\+(?=.)/)
  const name = parts.at(-1) ?? ''
  return [...['Ctrl', 'Alt', 'Shift'].filter((modifier) => parts.slice(0, -1).includes(modifier)), name].join('+')
}
