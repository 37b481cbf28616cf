/** A key that is pressed on an item of a menu. */
export interface MenuKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
  readonly timeStamp: number
}

/** Milliseconds after which a letter begins another word. */
const PAUSE = 500

/** Tells which item has the focus after a key: arrows go round, letters find what begins with them; `undefined` for other keys. */
export function createMenuKeys(): (pressed: MenuKey, labels: readonly string[], at: number) => number | undefined {
  let word = ''
  let last = 0
  return ({ key, ctrlKey, altKey, metaKey, timeStamp }, labels, at) => {
    const { length } = labels
    if (ctrlKey || altKey || metaKey || length === 0) return undefined
    const isLetter = [...key].length === 1
    if (!isLetter) word = ''
    switch (key) {
      case 'ArrowDown':
        return (at + 1) % length
      case 'ArrowUp':
        return (Math.max(at, 0) + length - 1) % length
      case 'Home':
        return 0
      case 'End':
        return length - 1
    }
    // A blank presses an item, unless it goes on with a word.
    const isGoingOn = timeStamp - last < PAUSE && word !== ''
    if (!isLetter || (key === ' ' && !isGoingOn)) return undefined
    last = timeStamp
    word = `${isGoingOn ? word : ''}${key.toLowerCase()}`
    // The same letter again goes on to the next that begins with it.
    const isOne = [...word].every((letter) => letter === word[0])
    const wanted = isOne ? word.slice(0, 1) : word
    const from = isOne ? at + 1 : Math.max(at, 0)
    const found = labels.findIndex((_, step) => labels[(from + step) % length]?.startsWith(wanted))
    return found < 0 ? at : (from + found) % length
  }
}
