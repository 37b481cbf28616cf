import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { words } from './words.ts'
import { Segmented } from '../ui/segmented.tsx'
import { useSite } from '../session/use-document.ts'
import { useEditor } from '../session/use-editor.ts'
import { useValue } from '../use-value.ts'
import { showScreen } from '../commands/screens.commands.ts'

/** Widest frame in CSS pixels that is drawn as a phone, and as a tablet. */
const PHONE = 767
const TABLET = 1024

/** The screen size that styles are edited for. */
export function ScreenPicker() {
  const editor = useEditor()
  useSite()
  const screenId = useValue(editor.session.screenId)
  const segments = editor.view.screens().map(({ id, label, maxWidth }, position) => ({
    value: id,
    label,
    icon: maxWidth === undefined || maxWidth > TABLET ? Monitor : maxWidth > PHONE ? Tablet : Smartphone,
    isIconOnly: position > 0,
    ...(position < 9 ? { keys: String(position + 1) } : {}),
  }))
  return <Segmented label={words.screenSize} value={screenId} segments={segments} onChange={(id) => showScreen(editor, id)} />
}
