import type { Id } from '@heddle/document'
import type { Editor } from '../../session/editor.ts'

/** Does something with linked sections; how comes with the first time. */
export function changeLinkedSection(how: keyof typeof import('./linked-sections.ts'), editor: Editor, id: Id): void {
  void import('./linked-sections.ts').then((part) => part[how](editor, id))
}
