import { ChevronLeft, ChevronRight, ListVideo, Play, StepForward } from 'lucide-react'
import { defineCommand } from '../commands/command.ts'
import type { Editor } from '../session/editor.ts'
import { stepsOf } from './run-steps.ts'
import { goOn, runInTab, startRun, stopRun } from './running.ts'
import { words } from './words.ts'

const isRunning = ({ session }: Editor): boolean => session.running.peek() !== undefined

const isHeld = ({ session }: Editor): boolean => session.runLog.held.peek() !== undefined

/** Looks at another step of the run that is looked at. */
function moveBy({ session }: Editor, by: 1 | -1): void {
  const looked = session.looked.peek()
  const run = session.runLog.runs.peek().find(({ number }) => number === looked?.run)
  if (!run || !looked) return
  const at = Math.min(stepsOf(run).length - 1, (looked.step ?? -1) + by)
  session.looked.value = { run: run.number, step: at < 0 ? undefined : at }
}

export const run = defineCommand({
  id: 'run',
  label: words.runLabel,
  group: 'project',
  place: 28,
  icon: Play,
  keys: ['Ctrl+Enter'],
  run: (editor) => (isRunning(editor) ? stopRun(editor) : void startRun(editor)),
})

/** Opens the draft in a tab of its own. */
export const preview = defineCommand({
  id: 'preview',
  label: words.inTab,
  group: 'project',
  place: 30,
  icon: Play,
  keys: ['Ctrl+Shift+P'],
  focus: 'everywhere',
  run: (editor) => void runInTab(editor),
})

export const commands = [
  run,
  preview,
  defineCommand({
    id: 'step-back',
    label: words.stepBack,
    group: 'view',
    place: 211,
    icon: ChevronLeft,
    keys: ['Ctrl+,'],
    when: ({ session }) => session.looked.peek() !== undefined,
    run: (editor) => moveBy(editor, -1),
  }),
  defineCommand({
    id: 'step-on',
    label: words.stepForward,
    group: 'view',
    place: 212,
    icon: ChevronRight,
    keys: ['Ctrl+.'],
    when: (editor) => isHeld(editor) || editor.session.looked.peek() !== undefined,
    run: (editor) => (isHeld(editor) ? goOn(editor, true) : moveBy(editor, 1)),
  }),
  defineCommand({
    id: 'go-on',
    label: words.goOnLabel,
    group: 'view',
    place: 213,
    icon: StepForward,
    keys: ['Ctrl+Shift+.'],
    when: isHeld,
    run: (editor) => goOn(editor, false),
  }),
  defineCommand({
    id: 'runs',
    label: words.runsToggle,
    group: 'view',
    place: 210,
    icon: ListVideo,
    keys: ['Shift+R'],
    run({ session }) {
      session.isRunsOpen.value = !session.isRunsOpen.value
    },
  }),
]
