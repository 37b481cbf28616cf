/** Controls that keep their keys: they open something of their own. */
const OTHERS = '[aria-haspopup=dialog], [role=dialog], [role=listbox], [contenteditable=true]'

/**
 * Whether a key asks for the formula of the row it is pressed in: `=` as the first thing typed into a field, also over all of
 * its text, or pressed on a choice or a switch.
 */
export function asksForFormula({
  key,
  target,
  currentTarget,
  ctrlKey,
  metaKey,
  altKey,
  isComposing,
  defaultPrevented,
}: Pick<
  KeyboardEvent,
  'key' | 'target' | 'currentTarget' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'
>): boolean {
  if (key !== '=' || ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return false
  if (!(target instanceof Element) || !(currentTarget instanceof Element)) return false
  const other = target.closest(OTHERS)
  // What the whole row stands in is nothing of its own.
  if (other && currentTarget.contains(other)) return false
  const isText = target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.selectionStart !== null)
  return !isText || (target.selectionStart === 0 && target.selectionEnd === target.value.length)
}
