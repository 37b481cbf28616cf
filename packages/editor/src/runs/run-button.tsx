import { ExternalLink, Play, Square } from 'lucide-react'
import { useEditor } from '../session/use-editor.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { useHasValue } from '../use-value.ts'
import { warmRun } from './warm-run.ts'
import { runInTab, startRun, stopRun } from './running.ts'
import { words } from './words.ts'

/** Runs the draft in the place of the canvas and goes back to drawing; beside it, the draft in a tab of its own. */
export function RunButtons() {
  const editor = useEditor()
  const isRunning = useHasValue(editor.session.running)
  return (
    <>
      <Button
        icon={isRunning ? Square : Play}
        onHoverStart={() => isRunning || warmRun(editor)}
        onFocus={() => isRunning || warmRun(editor)}
        onPress={() => (isRunning ? stopRun(editor) : void startRun(editor))}
      >
        {isRunning ? words.stop : words.run}
      </Button>
      <IconButton icon={ExternalLink} label={words.inTab} keys="Ctrl+Shift+P" onPress={() => void runInTab(editor)} />
    </>
  )
}
