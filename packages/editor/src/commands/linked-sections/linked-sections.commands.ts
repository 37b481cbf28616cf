import { Link2, PenLine, Trash2, Unlink } from 'lucide-react'
import { openInstance } from '../../session/inside/inside.ts'
import { nodeOf } from '../../session/tree.ts'
import { defineCommand } from '../command.ts'
import { linkedSelection, ownSection } from '../../session/linked-sections.ts'
import { detach } from '../components/component-changes.ts'
import { words } from '../components/words.ts'
import { changeLinkedSection } from './change-linked-section.ts'

export const useOnOtherPages = defineCommand({
  id: 'use-on-other-pages',
  label: words.section.link,
  group: 'arrange',
  place: 72,
  icon: Link2,
  when: (editor) => ownSection(editor) !== undefined,
  run: (editor) => changeLinkedSection('linkSection', editor, ownSection(editor) ?? ''),
})

export const editLinkedSection = defineCommand({
  id: 'edit-linked-section',
  label: words.section.edit,
  group: 'arrange',
  place: 82,
  icon: PenLine,
  when: (editor) => linkedSelection(editor) !== undefined,
  run: (editor) => void openInstance(editor, linkedSelection(editor) ?? ''),
})

export const unlinkSection = defineCommand({
  id: 'unlink-section',
  label: words.section.unlink,
  group: 'arrange',
  place: 92,
  icon: Unlink,
  when: (editor) => linkedSelection(editor) !== undefined,
  run: (editor) => detach(editor, linkedSelection(editor) ?? ''),
})

export const deleteLinkedSection = defineCommand({
  id: 'delete-linked-section',
  label: words.section.deleteEverywhere,
  group: 'edit',
  place: 105,
  icon: Trash2,
  when: (editor) => linkedSelection(editor) !== undefined,
  run: (editor) =>
    changeLinkedSection('deleteEverywhere', editor, nodeOf(editor.view, linkedSelection(editor) ?? '')?.componentId ?? ''),
})

export const commands = [useOnOtherPages, editLinkedSection, unlinkSection, deleteLinkedSection]
