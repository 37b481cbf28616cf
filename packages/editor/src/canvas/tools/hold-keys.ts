/**
 * Keeps keys back until what a press asked the frame is answered, then lets them go in the order they came: they are meant for
 * what was pressed. Give it every key event before anybody else hears it; true when it was kept.
 * `answered`: resolves when everything asked is answered, `undefined` when nothing is open.
 */
export function createKeyHold(answered: () => Promise<unknown> | undefined): (event: KeyboardEvent) => boolean {
  const held: { readonly event: KeyboardEvent; readonly target: EventTarget }[] = []
  const released = new WeakSet<Event>()

  function release(): void {
    // What a key does may ask the frame again: the others wait on.
    while (held.length > 0 && !answered()) {
      const first = held.shift()
      if (!first) return
      const again = new KeyboardEvent(first.event.type, first.event)
      released.add(again)
      first.target.dispatchEvent(again)
    }
    wait()
  }

  function wait(): void {
    if (held.length > 0) void answered()?.then(release)
  }

  return (event) => {
    const { target } = event
    if (released.has(event) || !target) return false
    const isFirst = held.length === 0
    if (isFirst && !answered()) return false
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push({ event, target })
    if (isFirst) wait()
    return true
  }
}
