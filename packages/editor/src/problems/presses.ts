/** Events that are a press of a pointer, which a key is only where something can be focused. */
export const PRESSES: ReadonlySet<string> = new Set(['click', 'dblclick', 'mousedown', 'mouseup', 'touchstart', 'touchend'])
