const IN_TEXT = /[&<]/
const IN_ATTRIBUTE = /[&"]/

/** Text between tags. Quotes need no escape there, and `>` never did. */
export function escapeText(text: string): string {
  return IN_TEXT.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : text
}

/** Text between the double quotes of an attribute. */
export function escapeAttribute(text: string): string {
  return IN_ATTRIBUTE.test(text) ? text.replaceAll('&', '&amp;').replaceAll('"', '&quot;') : text
}
