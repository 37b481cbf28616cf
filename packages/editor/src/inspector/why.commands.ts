import { HelpCircle } from 'lucide-react'
import { defineCommand } from '../commands/command.ts'
import type { Editor } from '../session/editor.ts'
import { nodeOf } from '../session/tree.ts'
import { boundPlaces, showBoundPlace, type BoundPlace } from './bound-places.ts'
import { words } from './words.ts'

const selectedPlaces = (editor: Editor): readonly BoundPlace[] => {
  const [id, ...others] = editor.session.selection.value
  const node = id === undefined || others.length > 0 ? undefined : nodeOf(editor.view, id)
  return node ? boundPlaces(editor, node) : []
}

/** A step of a run stands in the place of the inspector, and answers itself. */
const isAtStep = ({ session }: Editor): boolean => session.looked.peek()?.step !== undefined

const isSame = (one: BoundPlace, other: BoundPlace): boolean =>
  one.nodeId === other.nodeId &&
  one.label === other.label &&
  one.classId === other.classId &&
  one.style?.stateId === other.style?.stateId

/** Which bound value of which node was asked for last: asking again goes on to the next one. */
const asked = new WeakMap<Editor, BoundPlace>()

export const whyValue = defineCommand({
  id: 'why-value',
  label: words.why,
  group: 'select',
  place: 70,
  icon: HelpCircle,
  keys: ['Ctrl+Shift+Y'],
  when: (editor) => isAtStep(editor) || selectedPlaces(editor).length > 0,
  run(editor) {
    if (isAtStep(editor)) {
      editor.session.askedWhy.value += 1
      return
    }
    const places = selectedPlaces(editor)
    const last = asked.get(editor)
    const at = places.findIndex((place) => last && isSame(place, last))
    const place = places[(at + 1) % places.length]
    if (!place) return
    asked.set(editor, place)
    showBoundPlace(editor, place, true)
  },
})

export const commands = [whyValue]
