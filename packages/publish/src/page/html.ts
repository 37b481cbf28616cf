const CHARACTERS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as it may stand between tags and in quoted attributes of HTML and XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => CHARACTERS[character] ?? '')
}

/** A start tag; attributes without a value are left out. */
export function tag(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  let html = `<${name}`
  for (const key in attributes) {
    const value = attributes[key]
    if (value !== undefined) html += value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`
  }
  return `${html}>`
}

/** CSS as it may stand inside a style element. */
export function escapeStyle(css: string): string {
  return css.replaceAll('</', '<\\/')
}
