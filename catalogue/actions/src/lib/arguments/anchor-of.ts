/** The anchor of a section, written with or without `#`; empty when there is none. */
export function anchorOf(section: unknown): string {
  return typeof section === 'string' ? section.replace(/^#/, '') : ''
}
