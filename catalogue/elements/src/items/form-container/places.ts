import type { FormMember } from '@heddle/kit/inputs'

/** Order of two elements on the page; what is not there stays where it is. */
export function isBefore(a: Element | null, b: Element | null): number {
  if (!a || !b || a === b) return 0
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** The field that an element stands by: of those in the smallest part of the page around it, the last one before it, else the first. */
export function nearestOf(element: Element, members: readonly FormMember[]): FormMember | undefined {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const inside = members.filter((member) => around.contains(member.control()))
    if (inside.length === 0) continue
    const ordered = inside.toSorted((a, b) => isBefore(a.control(), b.control()))
    return ordered.findLast((member) => isBefore(member.control(), element) < 0) ?? ordered[0]
  }
  return undefined
}

/** What people call a control: the text of its label, else what it is called for those who do not see it, else its hint. */
export function labelOf(control: HTMLElement | null): string {
  if (!control) return ''
  // A group of fields has no labels of its own, and is called by the label around it all the same.
  const label = (control as Partial<HTMLInputElement>).labels?.[0] ?? control.closest('label')
  const own = control.getAttribute('aria-label') || control.getAttribute('placeholder')
  return (label && textOf(label)) || own || ''
}

/** The words of a label without those of the controls in it. */
function textOf(label: Element): string {
  const copy = label.cloneNode(true) as Element
  for (const part of copy.querySelectorAll('select, textarea, button, [aria-hidden=true], [role=status]')) part.remove()
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}
