import { Play } from 'lucide-react'
import { openPreview } from '../publish/open-preview.ts'
import { COMMAND_TEXTS } from '../texts/commands.ts'
import { defineCommand } from './command.ts'

export const preview = defineCommand({
  id: 'preview',
  label: COMMAND_TEXTS.preview,
  group: 'project',
  icon: Play,
  keys: ['Ctrl+Shift+P'],
  focus: 'everywhere',
  run: (editor) => void openPreview(editor),
})
