/** Text that begins a fragment on the clipboard, so that other text is never taken for one. */
const MARKER = 'heddle/1 '

let kept = ''

/** Writes a value for pasting here or in another window; kept in memory too, for browsers that refuse the clipboard. */
export async function writeClipboard(value: object): Promise<void> {
  kept = MARKER + JSON.stringify(value)
  // A refusal leaves what this window keeps.
  await navigator.clipboard?.writeText(kept).catch(() => undefined)
}

/** What was copied, unchecked; `undefined` when the clipboard holds something else. */
export async function readClipboard(): Promise<unknown> {
  const text = await Promise.resolve(navigator.clipboard?.readText()).catch(() => undefined)
  const source = text === undefined || text === '' ? kept : text
  if (!source.startsWith(MARKER)) return undefined
  try {
    return JSON.parse(source.slice(MARKER.length))
  } catch {
    return undefined
  }
}
