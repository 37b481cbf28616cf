import { AppWindow, Component, LockOpen, LogOut, PenLine, Unlink } from 'lucide-react'
import type { Id } from '@heddle/document'
import { topmost } from '@heddle/document/operations'
import type { Editor } from '../../session/editor.ts'
import { linkedSectionShown } from '../../session/linked-sections.ts'
import { leaveInside, openComponentOf, openInstance } from '../../session/inside/inside.ts'
import { nodeOf } from '../../session/tree.ts'
import { defineCommand } from '../command.ts'
import { hasSelection } from '../selection.ts'
import { detach, makePopup, toggleOpen } from './component-changes.ts'
import { words } from './words.ts'

/** The only selected node, where it is an instance; linked sections have commands of their own. */
function selectedInstance({ view, session }: Editor): Id | undefined {
  const [id, ...others] = session.selection.value
  const isInstance = id !== undefined && nodeOf(view, id)?.componentId !== undefined && !linkedSectionShown(view, id)
  return isInstance && others.length === 0 ? id : undefined
}

/** The first of the selected nodes, where all are instances of one component. */
function selectedInstances({ view, session }: Editor): Id | undefined {
  const [first, ...others] = session.selection.value
  const componentId = first === undefined ? undefined : nodeOf(view, first)?.componentId
  if (first !== undefined && linkedSectionShown(view, first)) return undefined
  const areAlike = others.every((id) => nodeOf(view, id)?.componentId === componentId)
  return componentId !== undefined && areAlike ? first : undefined
}

export const makeComponentCommand = defineCommand({
  id: 'make-component',
  label: words.make,
  group: 'arrange',
  place: 70,
  icon: Component,
  keys: ['Ctrl+Alt+K'],
  when: hasSelection,
  run({ view, session }) {
    session.componentDraft.value = topmost(view, session.selection.value)
  },
})

export const makePopupCommand = defineCommand({
  id: 'make-popup',
  label: words.makePopup,
  group: 'arrange',
  place: 75,
  icon: AppWindow,
  focus: 'canvas',
  run: makePopup,
})

export const editComponent = defineCommand({
  id: 'edit-component',
  label: words.edit,
  group: 'arrange',
  place: 80,
  icon: PenLine,
  when: (editor) => selectedInstances(editor) !== undefined,
  run: (editor) => void openInstance(editor, selectedInstances(editor) ?? ''),
})

export const detachComponent = defineCommand({
  id: 'detach-component',
  label: words.detach,
  group: 'arrange',
  place: 90,
  icon: Unlink,
  when: (editor) => selectedInstance(editor) !== undefined,
  run: (editor) => detach(editor, selectedInstance(editor) ?? ''),
})

export const openToInstances = defineCommand({
  id: 'open-to-instances',
  label: words.openToInstances,
  group: 'arrange',
  place: 100,
  icon: LockOpen,
  when: (editor) => hasSelection(editor) && openComponentOf(editor) !== undefined,
  run: (editor) => toggleOpen(editor, editor.session.selection.value),
})

const leaveComponent = defineCommand({
  id: 'leave-component',
  label: words.leave,
  group: 'select',
  place: 70,
  icon: LogOut,
  keys: ['Escape'],
  focus: 'canvas',
  when: ({ session }) => session.inside.value !== undefined && session.selection.value.length === 0,
  run: leaveInside,
})

export const commands = [makeComponentCommand, makePopupCommand, editComponent, detachComponent, openToInstances, leaveComponent]
