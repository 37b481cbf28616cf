import { describeStep } from '../../commands/describe-step.ts'
import { stepHistory } from '../../commands/history.commands.ts'
import { useEditor } from '../../session/use-editor.ts'
import { HistoryButtons } from '../../ui/history-buttons.tsx'
import { useValue } from '../../use-value.ts'

/** Undo and redo, which say what they take back and do again. */
export function StepButtons() {
  const editor = useEditor()
  const { done, undone } = useValue(editor.client.steps)
  const [last, next] = [done.at(-1), undone[0]]
  return (
    <HistoryButtons
      undo={last && describeStep(editor, last).title}
      redo={next && describeStep(editor, next).title}
      onStep={(step) => stepHistory(editor, step)}
    />
  )
}
